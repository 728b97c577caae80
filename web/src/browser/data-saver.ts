/** Whether the learner has asked the browser to use little data; only Chromium and its relatives say so. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
