import { FRAMED_ORIGINS } from 'shared/model/content/embedded-games'

// The hash is that of the empty string: Emotion appends an empty <style> and fills it by script.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const STRIPE = { script: 'https://js.stripe.com', frame: 'https://hooks.stripe.com', api: 'https://api.stripe.com' }

interface Extra {
  script?: string
  frame?: string
  connect?: string
  trustedTypes?: readonly string[]
}
/**
 * Requires Trusted Types, which prevent text from becoming script by accident, and names the permitted policies. A
 * document creates each of them once, and no other script can create one of that name again. The payment provider's
 * script asks for a `default` policy, which would also convert the text of every other library, so the page with the
 * pricing table does without Trusted Types.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types situ dompurify ProseMirrorClipboard']
const policy = ({ script = '', frame = '', connect = '', trustedTypes = TRUSTED_TYPES }: Extra) =>
  [
    "default-src 'none'",
    `script-src 'self'${script}`,
    `style-src 'self' ${EMPTY_STYLE}`,
    // Administrators give pictures and films by an address on any site (coverImage, imageUrl, videoUrl, and pictures in
    // a text). An address from a learner never becomes a picture: learners' pictures are files of this server.
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    `frame-src ${FRAMED_ORIGINS.join(' ')}${frame}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trustedTypes,
  ].join('; ')
const PAGES = policy({})
const SUBSCRIBE = policy({
  script: ` ${STRIPE.script}`,
  frame: ` ${STRIPE.script} ${STRIPE.frame}`,
  connect: ` ${STRIPE.api}`,
  trustedTypes: [],
})
const PERMISSIONS =
  'camera=(self), microphone=(self), on-device-speech-recognition=(self), geolocation=(), usb=(), payment=(self "https://js.stripe.com")'
const YEAR_SECONDS = 31_536_000

/** Headers of API replies and of the site's files. */
export const commonHeaders = (secure: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  ...(secure && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
})

/**
 * Further headers of a document. Only the page of plans allows the payment provider, and only where its pricing table
 * is set up. The address of the reset page contains a secret, so no referrer is sent.
 */
export const pageHeaders = (path: string, hasPricing: boolean): Record<string, string> => ({
  'Content-Security-Policy': hasPricing && path === '/subscribe' ? SUBSCRIBE : PAGES,
  'Permissions-Policy': PERMISSIONS,
  'Referrer-Policy': path === '/reset-password' ? 'no-referrer' : 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
})
