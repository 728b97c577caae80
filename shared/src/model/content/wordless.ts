/** Ends at the next mark, so that a text of opened marks is read once. */
const MARKS = /<[^<>]*>/g
/** What takes room without being a word, as a character or as an entity. */
const ROOM = /&(?:nbsp|#160|#xa0|#8203|#x200b);|[\s\u200b]/gi

/**
 * Whether rich text contains no words, only markup and spaces. The editor's empty text is not an empty string: it
 * contains `<p></p>`.
 */
export const isWordless = (html: string) => html.replaceAll(MARKS, '').replaceAll(ROOM, '') === ''
