/**
 * Marks upon one letter that are kept. No script has as many: Unicode calls a text with no more than thirty of them in a row stream-safe
 * (Unicode Standard Annex #15, section 13).
 */
const TOO_MANY = /(\p{M}{30})\p{M}+/gu

/**
 * A text in a normal form of Unicode, in linear time. To bring the marks of one letter into their order takes the square of their number:
 * a text of nothing but marks would hold a processor for minutes. Marks of a letter beyond the thirtieth are left out.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' = 'NFC'): string =>
  text.replace(TOO_MANY, '$1').normalize(form)
