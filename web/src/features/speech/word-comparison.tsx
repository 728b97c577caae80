import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import { type ComparedWord, compareWords } from 'shared/rules/voice/compare-words'
import { formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { VisuallyHidden } from '#ui/visually-hidden'

const Text = chakra('p', {
  base: {
    fontFamily: 'reading',
    fontSize: 'lg',
    lineHeight: 1.9,
    maxWidth: 'measure',
    '& del': { color: 'danger.fg', textDecoration: 'line-through', background: 'danger.subtle', borderRadius: 'sm' },
    '& ins': { color: 'info.fg', textDecoration: 'none', background: 'info.subtle', borderRadius: 'sm' },
    '& mark': {
      color: 'fg',
      background: 'warning.subtle',
      borderBottom: '2px dashed {colors.warning.fg}',
      borderRadius: 'sm',
    },
    '& :is(mark, mark.close)': { whiteSpace: 'nowrap' },
    '& mark.close': { background: 'none', borderBottom: '2px dotted {colors.fg.muted}' },
    '& small': { fontFamily: 'body', fontSize: 'xs', color: 'fg.muted' },
    '& :is(del, ins, mark)': { padding: '1px 4px' },
  },
})
const Counts = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', fontSize: 'sm', color: 'fg.muted' },
})

/**
 * Compares the text with the transcript word by word: omitted words are crossed out, added ones follow a +, replaced
 * ones an →, and similar-sounding ones an ≈.
 */
export function WordComparison({
  reference,
  transcript,
  language,
}: {
  reference: string
  transcript: string
  /** Language of the words. */
  language: Language
}) {
  const shown = useLanguage()
  const { words, counts, completeness } = compareWords(reference, transcript, language)
  return (
    <>
      <Text data-reading lang={language}>
        {words.map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and are identified by their order
          <Word key={i} word={word} />
        ))}
      </Text>
      <Counts>
        <li>
          <Trans>{formatPercent(shown, completeness)} of the text was said</Trans>
        </li>
        <li>
          <Plural value={counts.omitted} one="# word left out (crossed out)" other="# words left out (crossed out)" />
        </li>
        <li>
          <Plural value={counts.added} one="# word added (+)" other="# words added (+)" />
        </li>
        <li>
          <Plural value={counts.different} one="# other word (→)" other="# other words (→)" />
        </li>
        <li>
          <Plural value={counts.close} one="# similar-sounding word (≈)" other="# similar-sounding words (≈)" />
        </li>
      </Counts>
    </>
  )
}

function Word({ word: { fate, reference, spoken } }: { word: ComparedWord }) {
  if (fate === 'same') return <>{reference} </>
  if (fate === 'omitted')
    return (
      <>
        <del>
          <VisuallyHidden>
            <Trans>left out:</Trans>{' '}
          </VisuallyHidden>
          {reference}
        </del>{' '}
      </>
    )
  if (fate === 'added')
    return (
      <>
        <ins>
          <VisuallyHidden>
            <Trans>added:</Trans>{' '}
          </VisuallyHidden>
          + {spoken}
        </ins>{' '}
      </>
    )
  return (
    <>
      <mark className={fate}>
        {reference}
        <small>
          {fate === 'close' ? ' ≈ ' : ' → '}
          {spoken}
        </small>
      </mark>{' '}
    </>
  )
}
