import { lettersOf } from 'shared/rules/typing-letters'
import { isJump, isSpoken, verdictOn } from './input-rules'
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

// The field holds the end of what was typed, so that reading it costs the same at the first letter and at the five-thousandth; some of it
// always stays, so that a keyboard that takes letters back has letters to take.
const HELD_MAX = 64
const HELD_AFTER = 24
const HELD_MIN = 4

/**
 * Reads what a keyboard makes of a field, by what the field holds and never by single keys: dead keys, compositions, AltGr and mobile
 * keyboards come to the same that way. While a composition is open only what is right of it counts: nothing of it is an error yet.
 */
export class InputReader {
  readonly #field: TypingField
  readonly #track: TypedTrack
  readonly #listener: ReaderListener
  /** Typed letters that stand before the field's. */
  #base = 0
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

  /** Whether the browser may go on with what it is about to do. */
  beforeInput({ inputType, data }: { inputType: string; data: string | null }): boolean {
    const expected = this.#track.target[this.#track.units.length]
    const verdict = verdictOn(inputType, data, expected === '\n')
    if (verdict === 'refused') this.#listener.onRefused()
    return verdict === 'allowed'
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

  /** Forgets what the field holds beside the typed text: nothing else is ever in it. */
  restore() {
    this.#isComposing = false
    this.#isSettling = false
    this.#hold()
  }

  #read(wasComposed: boolean) {
    const track = this.#track
    const held = lettersOf(this.#field.value)
    const kept = track.typed.slice(this.#base)
    let same = 0
    while (same < held.length && same < kept.length && held[same] === kept[same]) same++
    const added = held.slice(same)
    const isOpen = this.#isComposing
    const inOne = isOpen || wasComposed ? held.slice(Math.min(same, this.#composedFrom)) : added
    if (isOpen || wasComposed ? isSpoken(inOne) : isJump(added)) {
      this.restore()
      this.#listener.onRefused()
      return
    }
    const at = this.#base + same
    if (isOpen) this.#readOpen(at, added, same)
    else {
      this.#listener.onChange(track.replace(at, added), '')
      const count = track.typed.length - this.#base
      const isLow = this.#base > 0 && count < HELD_MIN
      if (count !== held.length || held.length > HELD_MAX || isLow) this.#hold()
    }
  }

  /** Of an open composition the right letters count, up to the first that is not right (yet). */
  #readOpen(at: number, added: readonly string[], same: number) {
    const track = this.#track
    // Letters before the composition are as settled as any.
    const settled = Math.max(0, this.#composedFrom - same)
    const sure = settled > 0 ? settled : track.rightAfter(at, added)
    const change = track.replace(at, added.slice(0, sure))
    this.#listener.onChange(change, added.slice(sure).join(''))
  }

  /** Writes the end of what was typed into the field. */
  #hold() {
    const { typed } = this.#track
    this.#base = Math.max(0, typed.length - HELD_AFTER)
    const text = typed.slice(this.#base).join('')
    this.#field.value = text
    this.#field.setSelectionRange(text.length, text.length)
  }
}
