import { spawnSync } from 'node:child_process'

/** The dead key of each accent, and keys that have a name. */
const DEAD: Record<string, string> = {
  '\u0302': 'dead_circumflex',
  '\u0308': 'dead_diaeresis',
  '\u0300': 'dead_grave',
}
const NAMED: Record<string, string> = { ' ': 'space', '\u00a0': 'space', ':': 'colon', '-': 'minus', '.': 'period' }

/**
 * Types on the display's own keyboard, through the system's input method: an accented letter as the dead key of its
 * accent and then the letter, every other character as the key that `NAMED` gives or as itself.
 */
export function typeWithDeadKeys(display: string, text: string) {
  const keys = [...text].flatMap((letter) => {
    const [base = '', mark = ''] = letter.normalize('NFD')
    const dead = DEAD[mark]
    return dead ? [dead, base] : [NAMED[letter] ?? letter]
  })
  const { status, stderr } = spawnSync('xdotool', ['key', '--delay', '60', ...keys], {
    env: { ...process.env, DISPLAY: display },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`xdotool ended with ${status}: ${stderr}`)
}
