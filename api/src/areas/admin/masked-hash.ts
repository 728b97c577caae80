const SHOWN = 6

/** A password's hash in masked form: its parameters and last six characters. */
export function maskedHash(hash: string): string {
  const [, algorithm = '', , cost = ''] = hash.split('$')
  return `${algorithm} ${cost} …${hash.slice(-SHOWN)}`
}
