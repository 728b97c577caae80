/**
 * More than thirty combining marks in a row. No script needs that many: Unicode calls a text with at most thirty in a
 * row stream-safe (Unicode Standard Annex #15, section 13).
 */
const TOO_MANY = /(\p{M}{30})\p{M}+/gu

/**
 * A text in a Unicode normal form, in linear time. Sorting the marks of one letter takes quadratic time, so a long text
 * of marks alone would occupy a processor for minutes. Marks of a letter beyond the thirtieth are therefore dropped.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string =>
  text.replace(TOO_MANY, '$1').normalize(form)
