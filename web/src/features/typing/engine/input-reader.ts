import { lettersOf } from 'shared/rules/typing/typing-letters'
import { cutBy, isJump, isSpoken, verdictOn } from './input-rules'
import type { TrackChange, TypedTrack } from './typed-track'

/** The field into which the browser writes: a textarea. */
export interface TypingField {
  value: string
  setSelectionRange(start: number, end: number): void
}
export interface ReaderListener {
  onChange(change: TrackChange, pending: string): void
  /** Text was inserted at once instead of typed: a paste, a drop, a dictation. */
  onRefused(): void
}
interface BeforeInput {
  inputType: string
  data: string | null
  cancelable: boolean
  isComposing: boolean
}

// Lengths in letters. The field contains only the end of the typed text, so that reading it takes no longer in a long
// text. Above HELD_MAX it is cut to the last HELD_AFTER; below HELD_MIN it is filled again, so that a keyboard that
// deletes letters finds some.
const HELD_MAX = 64
const HELD_AFTER = 24
const HELD_MIN = 4
/** Key names that browsers report when only the input method knows the key. */
const NAMELESS = new Set(['Unidentified', 'Process', ''])
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])

/**
 * Interprets the keyboard's changes of a field. A letter or deletion that a key or the browser announces by itself is
 * handled before the field changes, which saves the field's layout at every key. Everything else (compositions,
 * separate accents, keyboards that do not name their keys) is read from the field's content afterwards. During a
 * composition only right letters count: the others are not errors yet.
 */
export class InputReader {
  readonly #field: TypingField
  readonly #track: TypedTrack
  readonly #listener: ReaderListener
  /** The part of the field that was read; its end corresponds to the end of the typed text. */
  #mirror: string[] = []
  /** Whether letters were handled that the field does not contain. */
  #isBehind = false
  #key = ''
  #isAfterDead = false
  #isComposing = false
  /** Offset in the field at which the open composition begins. */
  #composedFrom = 0
  /**
   * A composition has ended, but the field does not contain its text yet: the order of events in Safari and Firefox.
   */
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
   * Handles a key press. With `takes`, a key that types or deletes one letter is handled at once; then it returns true,
   * and the browser's default must be prevented. A key after a dead key or during a composition is left to the browser,
   * which alone knows the result.
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

  /**
   * Handles an input that the browser announces. Returns whether the browser may make the change: false where it was
   * made here or is not allowed.
   */
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
      // A separate accent, which must be read together with the letter before it.
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
    // A mobile keyboard may reopen a word that was already typed.
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

  /**
   * Writes letters that were handled without the field into it, because some inputs replace the text before the caret.
   */
  catchUp() {
    if (this.#isBehind && !this.#isComposing && !this.#isSettling) this.#hold()
  }

  /** Removes anything but the typed text from the field. */
  restore() {
    this.#isComposing = false
    this.#isSettling = false
    this.#hold()
  }

  /** Replaces the typed text from `from` on, without changing the field. */
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
    // During an open composition, letters added before it count; if there are none, its own letters count up to the
    // first one that is not right (yet).
    const settled = Math.max(0, this.#composedFrom - same)
    const sure = isOpen ? settled || track.rightAfter(at, added) : added.length
    const change = track.replace(at, added.slice(0, sure))
    this.#mirror = held.slice(0, same + sure)
    this.#listener.onChange(change, added.slice(sure).join(''))
    if (isOpen) return
    const isLow = held.length < HELD_MIN && track.typed.length > held.length
    if (track.typed.length < at + added.length || held.length > HELD_MAX || isLow) this.#hold()
  }

  /** Writes the end of the typed text into the field. */
  #hold() {
    this.#mirror = this.#track.typed.slice(-HELD_AFTER)
    this.#isBehind = false
    const text = this.#mirror.join('')
    this.#field.value = text
    this.#field.setSelectionRange(text.length, text.length)
  }
}
