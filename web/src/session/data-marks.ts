// The users who have data on this device, in a cookie apart from that data. Safari deletes everything that a page has
// stored, but not cookies set by the server, so the server renews this one whenever the page asks who is signed in
// (api/src/http/session/data-mark.ts).
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
/** Puts the user first. If there are too many users, the one who signed in longest ago is dropped. */
export const setDataMark = (userId: string) =>
  write([userId, ...marked().filter((one) => one !== userId)].slice(0, USERS_MAX))
export const removeDataMark = (userId: string) => write(marked().filter((one) => one !== userId))
