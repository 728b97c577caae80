/** FNV-1a with a final mix: deterministic, and evenly distributed. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}

const ONE_IN = 4
/** One scenario in four is sealed: answers to it are used neither for training nor for choosing thresholds. */
export const isSealed = ({ scenarioId }: { scenarioId: string }) => numberOf(scenarioId) % ONE_IN === 0
/** Attack sentences and templates are sealed if the number at the end of their id is odd. */
export const isSealedAttack = ({ id }: { id: string }) => Number(id.split('-').at(-1)) % 2 === 1
