export interface UserRow {
  id: string
  /** Folded: trimmed and in lower case. The column allows null, which this version never writes. */
  email: string | null
  passwordHash: string
  firstName: string
  lastName: string
  displayName: string | null
  customTitle: string | null
  plan: string
  planExpiresAt: number | null
  createdAt: number
  /** When the profile picture was set; null where there is none. */
  imageAt: number | null
  /** When name, title or password last changed; null where they never did. */
  updatedAt: number | null
  /** Email address of the administrator who set the password; null where the user did. */
  passwordSetBy: string | null
  passwordSetAt: number | null
}

export interface SessionRow {
  /** SHA-256 of the token, base64url. */
  tokenHash: string
  userId: string
  seenAt: number
  /** The absolute end of the session; a rotation keeps it. */
  expiresAt: number
  /** The time until which the token stays valid after a rotation replaced it; null where none has. */
  retiredAt: number | null
  /**
   * When the user last entered the password in this session: at the sign-in or later. Null only in rows of an earlier
   * version.
   */
  verifiedAt: number | null
  /**
   * Identifies the session: tokens that replaced one another have the same value. Null for tokens of an earlier
   * version.
   */
  chain: string | null
}

export interface StripeSubscriptionRow {
  id: string
  customerId: string
  plan: string
  status: string
  /** End of the paid period. */
  periodEnd: number
  /** The time of the event that reported it: an older event changes nothing. */
  toldAt: number
}
