/**
 * Whether a held key opens a menu of accents, as on Apple's systems. The menu works only in a field that contains the
 * text.
 */
export const heldKeysOpenMenus = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
