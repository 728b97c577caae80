// Access control. There is one administrator, and the server recognizes it by its email address.

/** The form in which addresses are stored and compared. */
export const foldEmail = (email: string) => email.trim().toLowerCase()

export const isAdministrator = (email: string | null, adminEmail: string) =>
  email !== null && foldEmail(email) === foldEmail(adminEmail)
