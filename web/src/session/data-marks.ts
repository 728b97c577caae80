// Which users have data on this device, kept apart from that data: in a cookie, which the server renews with each
// question who is signed in (api/src/http/session/data-mark.ts), because Safari deletes all that a page has stored.
const NAME = 'data_here'
const YEAR_SECONDS = 31_536_000
/** The largest number of users that the server accepts when it renews the cookie. */
const USERS_MAX = 4

const marked = () => new RegExp(`(?:^|;\\s*)${NAME}=([\\w~-]+)`).exec(document.cookie)?.[1]?.split('~') ?? []

function write(users: readonly string[]) {
  const age = users.length > 0 ? YEAR_SECONDS : 0
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of two years ago
  document.cookie = `${NAME}=${users.join('~')}; path=/; max-age=${age}; samesite=lax${secure}`
}

export const hasDataMark = (userId: string) => marked().includes(userId)
/** Puts the user first; of many, the one who was here longest ago is dropped. */
export const setDataMark = (userId: string) =>
  write([userId, ...marked().filter((one) => one !== userId)].slice(0, USERS_MAX))
export const removeDataMark = (userId: string) => write(marked().filter((one) => one !== userId))
