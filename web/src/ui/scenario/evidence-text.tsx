import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useId } from 'react'

/** What a sentence shows; `review` marks one to look at again. */
export type EvidenceFamily = 'judgement' | 'communication' | 'empathy' | 'review'

export interface EvidenceMark {
  /** Offsets in the text; `end` is not included. */
  start: number
  end: number
  number: number
  family: EvidenceFamily
  title: string
  note: ReactNode
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 200px', gap: '5' },
  },
  variants: { bare: { true: { '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
})
const Answer = chakra('p', {
  base: {
    fontFamily: 'reading',
    fontWeight: 450,
    fontSize: 'lg',
    lineHeight: 1.75,
    maxWidth: 'measure',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& .whole': { whiteSpace: 'nowrap' },
  },
})
const Mark = chakra('mark', {
  base: {
    color: 'fg',
    borderRadius: 'sm',
    padding: '1px 1px',
    boxDecorationBreak: 'clone',
    textDecorationLine: 'underline',
    textUnderlineOffset: '4px',
    textDecorationThickness: '2px',
    textDecorationSkipInk: 'none',
  },
  variants: {
    family: {
      judgement: { background: 'mark.judgement.bg', textDecorationColor: 'mark.judgement.line' },
      communication: {
        background: 'mark.communication.bg',
        textDecorationStyle: 'dashed',
        textDecorationColor: 'mark.communication.line',
      },
      empathy: {
        background: 'mark.empathy.bg',
        textDecorationStyle: 'dotted',
        textDecorationColor: 'mark.empathy.line',
      },
      review: {
        background: 'transparent',
        textDecorationStyle: 'wavy',
        textDecorationThickness: '1px',
        textDecorationColor: 'fg.muted',
      },
    },
  },
})
const MarkNumber = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '20px',
    height: '20px',
    paddingInline: '3px',
    marginInline: '3px 1px',
    fontFamily: 'body',
    fontSize: 'xs',
    fontWeight: 600,
    lineHeight: 1,
    textDecoration: 'none',
    verticalAlign: '2px',
  },
  variants: {
    family: {
      judgement: { background: 'mark.judgement.line', color: 'bg.panel', borderRadius: 'full' },
      communication: { background: 'mark.communication.line', color: 'bg.panel', borderRadius: 'full' },
      empathy: { background: 'mark.empathy.line', color: 'bg.panel', borderRadius: 'full' },
      review: { background: 'fg', color: 'bg.panel', borderRadius: 'sm' },
    },
  },
})
const Notes = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    fontSize: 'sm',
    borderLeft: '1px solid {colors.border.margin}',
    paddingLeft: '4',
    '& > li > a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: 'touch', lg: '24px' },
      fontWeight: 600,
      color: 'fg',
      textDecoration: 'none',
    },
    '& > li > p': { color: 'fg.muted', lineHeight: 1.45 },
    '& .number': { flex: 'none', marginInline: '0 8px' },
  },
})
const Legend = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', fontSize: 'sm', marginBottom: '3' },
})

/** The legend of the marks' tints. */
export function EvidenceLegend() {
  return (
    <Legend>
      <Mark family="judgement">
        <Trans>Judgement</Trans>
      </Mark>
      <Mark family="communication">
        <Trans>Communication</Trans>
      </Mark>
      <Mark family="empathy">
        <Trans>Empathy</Trans>
      </Mark>
      <Mark family="review">
        <Trans>To look at again</Trans>
      </Mark>
    </Legend>
  )
}

/** Scrolls to the target of a link and focuses it; the address does not change. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const other = document.getElementById(event.currentTarget.hash.slice(1))
  other?.focus({ preventScroll: true })
  other?.scrollIntoView({ block: 'nearest' })
}

/** The text of a mark and its last word, which must not be separated from the number. */
function lastWord(text: string): [string, string] {
  const trimmed = text.trimEnd()
  const at = trimmed.search(/\S+$/)
  return at < 0 ? ['', trimmed] : [trimmed.slice(0, at), trimmed.slice(at)]
}

/**
 * An answer with its evidence: a tint and a line style per family, and a number that links to its comment and back.
 * `marks` must be in the order of the text and must not overlap.
 */
export function EvidenceText({
  text,
  lang,
  marks,
}: {
  text: string
  lang?: string | undefined
  marks: readonly EvidenceMark[]
}) {
  const { t } = useLingui()
  const id = useId()
  const markId = (n: number) => `mark-${id}-${n}`
  const noteId = (n: number) => `note-${id}-${n}`
  let at = 0
  const pieces: ReactNode[] = []
  for (const mark of marks) {
    const [head, tail] = lastWord(text.slice(mark.start, mark.end))
    const { title } = mark
    pieces.push(
      text.slice(at, mark.start),
      <Mark key={mark.number} family={mark.family}>
        {head}
        <span className="whole">
          {tail}
          <MarkNumber
            family={mark.family}
            id={markId(mark.number)}
            href={`#${noteId(mark.number)}`}
            aria-label={t`Comment ${mark.number}: ${title}`}
            onClick={goTo}
          >
            {mark.number}
          </MarkNumber>
        </span>
      </Mark>,
    )
    at = mark.start + head.length + tail.length
  }
  pieces.push(text.slice(at))
  return (
    <Columns bare={marks.length === 0}>
      <Answer data-reading lang={lang}>
        {pieces}
      </Answer>
      {marks.length > 0 && (
        <Notes aria-label={t`Comments`}>
          {marks.map(({ number, family: kind, title, note }) => (
            <li key={number}>
              <a id={noteId(number)} href={`#${markId(number)}`} onClick={goTo}>
                <MarkNumber as="span" className="number" family={kind}>
                  {number}
                </MarkNumber>
                {title}
              </a>
              <p>{note}</p>
            </li>
          ))}
        </Notes>
      )}
    </Columns>
  )
}
