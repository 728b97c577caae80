/** A small cache of device-wide marks: the only storage that the page and the service worker can both read without a database. */
export const MARKS_CACHE = 'situ-device'
/** Holds the id of the signed-in user. */
export const SIGNED_IN_MARK = '/mark/signed-in'
/** Holds the language of the interface. */
export const LANGUAGE_MARK = '/mark/language'
