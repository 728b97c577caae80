/**
 * A small cache of device-wide marks: the only storage that both the page and the service worker can read without a
 * database.
 */
export const MARKS_CACHE = 'situ-device'
/** Stores the id of the signed-in user. */
export const SIGNED_IN_MARK = '/mark/signed-in'
/** Stores the language of the interface. */
export const LANGUAGE_MARK = '/mark/language'
