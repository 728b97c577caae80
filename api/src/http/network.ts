import { isIPv4, isIPv6 } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const dotted = address.match(/^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/)
  const plain = dotted
    ? `${dotted[1]}${((Number(dotted[2]) << 8) | Number(dotted[3])).toString(16)}:${((Number(dotted[4]) << 8) | Number(dotted[5])).toString(16)}`
    : address
  const [head = '', tail] = plain.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':').map((g) => Number.parseInt(g, 16)))
  const left = groups(head)
  const right = groups(tail ?? '')
  return [...left, ...Array<number>(GROUPS - left.length - right.length).fill(0), ...right]
}

/**
 * The network under which limits count a call: an IPv4 address, the canonical /64 of an IPv6 one, or `unknown` for
 * anything else.
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? ''
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return 'unknown'
  const groups = groupsOf(bare)
  if (groups.slice(0, 5).every((g) => g === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((g) => g.toString(16))
    .join(':')}::/64`
}

/** The client's address: the socket's, or the one that the outermost of our own proxies saw. */
export function clientAddress(socket: string, forwardedFor: string | undefined, hops: number): string {
  if (hops === 0 || !forwardedFor) return socket
  return forwardedFor.split(',').at(-hops)?.trim() || socket
}
