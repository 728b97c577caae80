/**
 * Words as a reader counts them: separated by spaces, with a letter or a digit (the « of a quotation is not a word).
 */
export const countWords = (text: string) => text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length
