/** Whether an `Accept-Encoding` header names this encoding, and not with `q=0`; `*` does not count. */
export function accepts(header: string | undefined, encoding: string) {
  const item = (header ?? '').split(',').find((part) => part.trim().split(';')[0] === encoding)
  return item !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(item)
}
