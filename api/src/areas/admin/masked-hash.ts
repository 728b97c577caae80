const SHOWN = 6

/** A password's hash as it may be shown: how it was made, and its last six characters. */
export function maskedHash(hash: string): string {
  const [, algorithm = '', , cost = ''] = hash.split('$')
  return `${algorithm} ${cost} …${hash.slice(-SHOWN)}`
}
