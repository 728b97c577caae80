/** A database, or a file of one, that cannot be opened, copied, used or replaced; the message consists of whole sentences. */
export class FileError extends Error {}
