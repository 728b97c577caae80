/** Whether a request's `Accept-Encoding` accepts this encoding. */
export function accepts(header: string | undefined, encoding: string) {
  const item = (header ?? '').split(',').find((part) => part.trim().split(';')[0] === encoding)
  return item !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(item)
}
