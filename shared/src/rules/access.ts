// Access: spec 1 §6, design §6. One account administers, and the server decides which by its address.

/** The form in which addresses are stored and compared. */
export const foldEmail = (email: string) => email.trim().toLowerCase()

/** Whether this address is the administrator's. */
export const isAdministrator = (email: string | null, adminEmail: string) =>
  email !== null && foldEmail(email) === foldEmail(adminEmail)
