/** Raised with every change that changes a score. */
export const EVALUATOR_VERSION = '2.14.0'
