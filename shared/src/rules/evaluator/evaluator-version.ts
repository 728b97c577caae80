/** Raised with every change that changes a score. */
export const EVALUATOR_VERSION = '2.13.0'
