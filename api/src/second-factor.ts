import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Situ'
const PERIOD_SECONDS = 30
/** Time steps before and after the current one that are accepted too, because clocks differ. */
const WINDOW = 1

const totp = (secret: string, label: string) =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** A new secret of 160 bits (RFC 4226 §4), as base32. */
export const newSecret = () => new Secret({ size: 20 }).base32
/** The URI that an authenticator reads from a QR code or a link. */
export const secretUri = (secret: string, label: string) => totp(secret, label).toString()

/** The time step of a code; undefined where it is not currently valid (RFC 6238). */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totp(secret, '').validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}
