import * as z from 'zod/mini'

/**
 * The id of a new module, quiz or scenario. It becomes part of addresses, and of keys that contain other ids, so it has
 * only the unreserved characters of an address (RFC 3986, section 2.3), and it is neither `.` nor `..`, which are steps
 * of a path.
 */
export const ContentId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^(?!\.{1,2}$)[\w.~-]*$/))
