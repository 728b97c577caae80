import { lettersOf } from 'shared/rules/typing-letters'
import { cutBy, isJump, isSpoken, verdictOn } from './input-rules'
import type { TrackChange, TypedTrack } from './typed-track'

/** The field that the browser writes into: a textarea. */
export interface TypingField {
  value: string
  setSelectionRange(start: number, end: number): void
}
export interface ReaderListener {
  onChange(change: TrackChange, pending: string): void
  /** Something was put in at once instead of typed: a paste, a drop, a dictation. */
  onRefused(): void
}
interface BeforeInput {
  inputType: string
  data: string | null
  cancelable: boolean
  isComposing: boolean
}

// The field holds the end of what was typed, so that reading it costs the same at the first letter and at the five-thousandth; some of it
// always stays, so that a keyboard that takes letters back has letters to take.
const HELD_MAX = 64
const HELD_AFTER = 24
const HELD_MIN = 4
/** What a keyboard says of its keys that only its input method knows. */
const NAMELESS = new Set(['Unidentified', 'Process', ''])
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])

/**
 * Reads what a keyboard makes of a field. A key that gives its letter at once is taken before the browser puts it into the field, which
 * saves the field's layout at every key. All else, dead keys, compositions and mobile keyboards, is read from what the field holds
 * afterwards and never by single keys. While a composition is open only what is right of it counts: nothing of it is an error yet.
 */
export class InputReader {
  readonly #field: TypingField
  readonly #track: TypedTrack
  readonly #listener: ReaderListener
  /** What of the field has been read; its end stands for the end of what was typed. */
  #mirror: string[] = []
  /** Letters were taken that the field does not hold. */
  #isBehind = false
  #key = ''
  #isAfterDead = false
  #isComposing = false
  /** Where the open composition begins, as a place in the field. */
  #composedFrom = 0
  /** A composition has ended, but the field does not hold its text yet: Safari and Firefox tell in this order. */
  #isSettling = false

  constructor(field: TypingField, track: TypedTrack, listener: ReaderListener) {
    this.#field = field
    this.#track = track
    this.#listener = listener
    this.#hold()
  }

  get isComposing() {
    return this.#isComposing
  }

  /**
   * A key is pressed. With `takes` a key that gives one letter, or takes one back, is taken at once; true then, and the browser must not go
   * on. Never after a dead key: what comes of that only the browser knows.
   */
  keyDown(key: string, takes: boolean): boolean {
    if (MODIFIERS.has(key)) return false
    this.#key = key
    const isAfterDead = this.#isAfterDead
    this.#isAfterDead = key === 'Dead'
    if (!takes || isAfterDead || this.#isComposing || this.#isSettling) return false
    const { typed } = this.#track
    if (key === 'Backspace') this.#take(Math.max(0, typed.length - 1), [])
    else if (Array.from(key).length === 1 && !/\p{M}/u.test(key)) this.#take(typed.length, lettersOf(key))
    else return false
    return true
  }

  /** Whether the browser may go on with what it is about to do. */
  beforeInput({ inputType, data, cancelable, isComposing }: BeforeInput): boolean {
    const { target, units, typed } = this.#track
    const verdict = verdictOn(inputType, data, target[units.length] === '\n')
    if (verdict === 'refused') this.#listener.onRefused()
    if (verdict !== 'allowed') return false
    const isPlain = cancelable && !isComposing && !this.#isComposing && !this.#isSettling && !NAMELESS.has(this.#key)
    if (!isPlain) return true
    const back = cutBy(inputType, typed)
    if (back !== undefined) this.#take(typed.length - back, [])
    else if (inputType === 'insertText' && data !== null) {
      // An accent of its own, which must be read together with the letter before it.
      if (/^\p{M}/u.test(data)) {
        this.catchUp()
        return true
      }
      this.#take(typed.length, lettersOf(data))
    } else {
      this.catchUp()
      return true
    }
    return false
  }

  compositionStart(data: string) {
    const held = lettersOf(this.#field.value)
    const composed = lettersOf(data)
    // A mobile keyboard may take up a word again that stands already.
    const isAgain = composed.length > 0 && held.slice(-composed.length).join('') === composed.join('')
    this.#composedFrom = held.length - (isAgain ? composed.length : 0)
    this.#isComposing = true
    this.#isSettling = false
  }

  compositionEnd(data: string) {
    this.#isComposing = false
    this.#isSettling = !this.#field.value.normalize('NFC').endsWith(data.normalize('NFC'))
    if (!this.#isSettling) this.#read(true)
  }

  input() {
    const wasSettling = this.#isSettling
    this.#isSettling = false
    this.#read(wasSettling)
  }

  /** Writes into the field what was taken past it: some inputs replace what stands before the caret. */
  catchUp() {
    if (this.#isBehind && !this.#isComposing && !this.#isSettling) this.#hold()
  }

  /** Forgets what the field holds beside the typed text: nothing else is ever in it. */
  restore() {
    this.#isComposing = false
    this.#isSettling = false
    this.#hold()
  }

  /** Takes letters that the field does not get. */
  #take(from: number, letters: readonly string[]) {
    this.#isBehind = true
    this.#listener.onChange(this.#track.replace(from, letters), '')
  }

  #read(wasComposed: boolean) {
    const track = this.#track
    const held = lettersOf(this.#field.value)
    let same = 0
    while (same < held.length && same < this.#mirror.length && held[same] === this.#mirror[same]) same++
    const added = held.slice(same)
    const isOpen = this.#isComposing
    const inOne = held.slice(Math.min(same, this.#composedFrom))
    if (isOpen || wasComposed ? isSpoken(inOne) : isJump(added)) {
      this.restore()
      this.#listener.onRefused()
      return
    }
    const at = Math.max(0, track.typed.length - (this.#mirror.length - same))
    // Of an open composition the right letters count, up to the first that is not right (yet); those before it are settled.
    const settled = Math.max(0, this.#composedFrom - same)
    const sure = isOpen ? settled || track.rightAfter(at, added) : added.length
    const change = track.replace(at, added.slice(0, sure))
    this.#mirror = held.slice(0, same + sure)
    this.#listener.onChange(change, added.slice(sure).join(''))
    if (isOpen) return
    const isLow = held.length < HELD_MIN && track.typed.length > held.length
    if (track.typed.length < at + added.length || held.length > HELD_MAX || isLow) this.#hold()
  }

  /** Writes the end of what was typed into the field. */
  #hold() {
    this.#mirror = this.#track.typed.slice(-HELD_AFTER)
    this.#isBehind = false
    const text = this.#mirror.join('')
    this.#field.value = text
    this.#field.setSelectionRange(text.length, text.length)
  }
}
