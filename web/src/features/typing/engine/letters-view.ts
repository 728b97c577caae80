import type { TrackChange, TypedTrack } from './typed-track'

interface Place {
  x: number
  y: number
  width: number
  height: number
}
/**
 * `window` shows a few lines of `sheet`. The sheet contains `letters` and, painted under them, `caret`, which also
 * marks the current letter.
 */
interface ViewElements {
  window: HTMLElement
  sheet: HTMLElement
  letters: HTMLElement
  caret: HTMLElement
}
const LINES = 5
const QUICK_MS = 200
/** Letters whose positions are read in advance: more than anybody types between two reads. */
const AHEAD = 12
const CLASS = { right: 'l ok', wrong: 'l ko', begun: 'l wait', open: 'l' } as const
const WORD = 'w'

/** Shown for a line end, which is invisible otherwise. */
const LINE_END = '↵'

/**
 * The letters on the page: one element each, written once per run; after that only classes of the changed letters
 * change. Positions of letters are read a word at a time, in advance and between keys, so that no key waits for a
 * layout.
 */
export class LettersView {
  readonly #page: ViewElements
  #letters: HTMLElement[] = []
  /** Units of line breaking: words, the spaces between them, line ends. */
  #pieces: HTMLElement[] = []
  #places: Place[] = []
  #current = 0
  #waiting = 0
  #pending = ''
  #scrolled = 0
  #brokenFor: string | undefined
  #mostScrolled: number | undefined
  #lineHeight: number | undefined
  #movedAt = 0
  /** Whether the caret glides; unknown at first, because the elements outlive an attempt. */
  #glides: boolean | undefined
  #width: number | undefined
  #height: number | undefined

  constructor(page: ViewElements) {
    this.#page = page
  }

  /** Writes a text; words are not split at the ends of lines. */
  write(target: readonly string[]) {
    const page = this.#page.letters.ownerDocument
    const made = (className: string, text = '') => {
      const element = page.createElement('span')
      element.className = className
      element.textContent = text
      return element
    }
    this.#letters = []
    this.#pieces = []
    let word: HTMLElement | undefined
    for (const letter of target) {
      const element = made(CLASS.open, letter === '\n' ? LINE_END : letter)
      this.#letters.push(element)
      if (letter === ' ' || letter === '\n') {
        word = undefined
        this.#pieces.push(element)
        if (letter === '\n') this.#pieces.push(page.createElement('br'))
      } else {
        if (!word) {
          word = made(WORD)
          this.#pieces.push(word)
        }
        word.append(element)
      }
    }
    // The sheet may have been scrolled by an earlier attempt.
    this.#scrolled = 0
    this.#page.sheet.style.transform = ''
    this.#current = 0
    this.#waiting = 0
    this.#showPending('')
    this.#paint(0, 'open')
    this.#layOut()
  }

  /**
   * Breaks the lines again if the sheet's size has changed since the last break; a ResizeObserver also calls it once at
   * first, without a change.
   */
  resized() {
    if (this.#sizeOfSheet() !== this.#brokenFor) this.#layOut()
  }

  #sizeOfSheet() {
    const { offsetWidth, offsetHeight } = this.#page.sheet
    return `${offsetWidth} × ${offsetHeight}`
  }

  /** Breaks the lines, and reads the positions of the letters again. */
  #layOut() {
    this.#breakLines()
    this.#brokenFor = this.#sizeOfSheet()
    this.#places = []
    this.#mostScrolled = undefined
    this.#lineHeight = undefined
    this.#placeOf(0)
    this.#place(this.#current)
  }

  /**
   * Lets the browser break the text, then makes an element of each line, so that a changed letter affects its own line
   * only, however long the text is.
   */
  #breakLines() {
    const { letters } = this.#page
    letters.replaceChildren(...this.#pieces)
    const tops = this.#pieces.map((piece) => (piece.className === WORD ? piece.offsetTop : undefined))
    const lines: HTMLElement[][] = [[]]
    let lineTop: number | undefined
    this.#pieces.forEach((piece, i) => {
      const top = tops[i]
      const isNext =
        this.#pieces[i - 1]?.tagName === 'BR' || (top !== undefined && lineTop !== undefined && top > lineTop)
      if (isNext) lines.push([])
      if (isNext || lineTop === undefined) lineTop = top
      lines.at(-1)?.push(piece)
    })
    letters.replaceChildren(
      ...lines.map((pieces) => {
        const line = letters.ownerDocument.createElement('span')
        line.className = 'line'
        line.append(...pieces)
        return line
      }),
    )
  }

  /** Reads the positions of the next letters between two keys, while the browser has no pending layout. */
  readAhead() {
    const last = Math.min(this.#current + AHEAD, this.#letters.length - 1)
    for (let i = this.#current; i <= last; i++) this.#placeOf(i)
  }

  show({ from, to }: TrackChange, track: TypedTrack, pending: string) {
    const { units } = track
    const waiting = Math.min(Array.from(pending).length, this.#letters.length - units.length)
    const [was, wasWaiting] = [this.#current, this.#waiting]
    this.#current = units.at(-1)?.verdict === 'begun' ? units.length - 1 : units.length
    this.#waiting = waiting > 0 ? units.length + waiting : 0
    const stateOf = (i: number) => units[i]?.verdict ?? (i < this.#waiting ? 'begun' : 'open')
    for (let i = from; i < Math.max(to, wasWaiting, this.#waiting); i++) this.#paint(i, stateOf(i))
    for (const i of [was, this.#current]) this.#paint(i, stateOf(i))
    if (pending !== this.#pending) this.#showPending(pending)
    if (was !== this.#current) this.#place(this.#current)
  }

  /** Shows at the caret the letters of an open composition that do not count yet, such as the accent of a dead key. */
  #showPending(pending: string) {
    this.#pending = pending
    const { dataset } = this.#page.caret
    if (pending === '') delete dataset.pending
    else dataset.pending = pending
  }

  #paint(index: number, state: keyof typeof CLASS) {
    const letter = this.#letters[index]
    const name = index === this.#current ? `${CLASS[state]} cur` : CLASS[state]
    if (letter && letter.className !== name) letter.className = name
  }

  #place(index: number) {
    const end = this.#letters.length
    if (end === 0) return
    const place = this.#placeOf(Math.min(index, end - 1))
    if (!place) return
    // At the end of the text the caret stands to the right of the last letter.
    const x = index >= end ? place.x + place.width : place.x
    const now = performance.now()
    this.#glide(now - this.#movedAt >= QUICK_MS)
    this.#movedAt = now
    const { style } = this.#page.caret
    style.transform = `translate(${x}px,${place.y}px)`
    this.#size(index >= end ? 0 : place.width, place.height)
    this.#scrollTo(place)
  }

  /**
   * Turns the gliding of the caret and the lines on or off. Between quick keys they jump, because keys would wait for
   * the frames of an animation that nobody could follow.
   */
  #glide(does: boolean) {
    if (does === this.#glides) return
    this.#glides = does
    for (const { classList } of [this.#page.caret, this.#page.sheet]) classList.toggle('quick', !does)
  }

  #size(width: number, height: number) {
    const { style } = this.#page.caret
    if (width !== this.#width) style.width = `${width}px`
    if (height !== this.#height) style.height = `${height}px`
    this.#width = width
    this.#height = height
  }

  /** Scrolls the line of the caret to the second visible one, except at the start and the end of the text. */
  #scrollTo({ y }: Place) {
    const { window, sheet } = this.#page
    this.#lineHeight ??= window.clientHeight / LINES
    this.#mostScrolled ??= Math.max(0, sheet.scrollHeight - window.clientHeight)
    const line = Math.round((y - (this.#places[0]?.y ?? y)) / (this.#lineHeight || 1))
    const scrolled = Math.min(this.#mostScrolled, Math.max(0, line - 1) * this.#lineHeight)
    if (scrolled === this.#scrolled) return
    this.#scrolled = scrolled
    sheet.style.transform = `translateY(${-scrolled}px)`
  }

  /** Reads unknown positions from this letter to the end of its word. */
  #placeOf(index: number): Place | undefined {
    const known = this.#places[index]
    if (known) return known
    const word = this.#letters[index]?.parentElement
    const isInWord = word?.className === WORD
    const before = this.#places[index - 1]
    // The font is monospaced: a space is as wide as the letter before it, so it need not be measured.
    if (!isInWord && before) {
      this.#places[index] = { ...before, x: before.x + before.width }
      return this.#places[index]
    }
    const origin = this.#page.letters.getBoundingClientRect()
    for (let i = index; i < this.#letters.length; i++) {
      const letter = this.#letters[i]
      if (!letter || letter.parentElement !== word) break
      const { x, y, width, height } = letter.getBoundingClientRect()
      this.#places[i] = { x: x - origin.x, y: y - origin.y, width, height }
      if (!isInWord) break
    }
    return this.#places[index]
  }
}
