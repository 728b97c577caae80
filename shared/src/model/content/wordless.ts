/** A tag. It contains no `<`, so that a text of many unclosed `<` takes linear time. */
const MARKS = /<[^<>]*>/g
/** Spaces and zero-width spaces, as characters or as entities. */
const ROOM = /&(?:nbsp|#160|#xa0|#8203|#x200b);|[\s\u200b]/gi

/**
 * Whether rich text contains no words, only markup and spaces. The editor's empty text is not an empty string: it
 * contains `<p></p>`.
 */
export const isWordless = (html: string) => html.replaceAll(MARKS, '').replaceAll(ROOM, '') === ''
