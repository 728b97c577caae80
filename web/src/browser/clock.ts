/** The learner's calendar day, `YYYY-MM-DD`, in the device's time zone. */
export const localDay = (at: Date) =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`
