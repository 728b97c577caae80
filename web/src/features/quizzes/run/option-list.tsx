import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import type { Question } from 'shared/model/content/quiz'
import { useLanguage } from '#session/language'
import { Icon } from '#ui/icon'
import { VisuallyHidden } from '#ui/visually-hidden'
import { letterOf, saidOptions } from './said'

const Options = chakra('div', { base: { display: 'grid', gap: '10px', marginTop: '5' } })

const Option = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '30px minmax(0, 1fr)', md: '30px minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '14px',
    width: 'full',
    minHeight: '60px',
    padding: '14px 16px',
    borderRadius: '8px',
    textAlign: 'left',
    lineHeight: 1.45,
    border: '1px solid {colors.border.emphasized}',
    background: 'bg.panel',
    whiteSpace: 'pre-line',
    transition: 'background {durations.fast} {easings.standard}',
    '& .letter': {
      display: 'grid',
      placeItems: 'center',
      width: '30px',
      height: '30px',
      borderRadius: 'sm',
      background: 'bg.subtle',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 600,
      gridRow: { base: 'span 2', md: 'auto' },
    },
    '& .verdict': { gridColumn: { base: 2, md: 3 }, fontSize: 'xs', fontWeight: 600 },
  },
  variants: {
    look: {
      open: { cursor: 'pointer', _hover: { background: 'bg.subtle', borderColor: 'accent.solid' } },
      faded: { cursor: 'default', borderColor: 'border', background: 'transparent', color: 'fg.muted' },
      best: {
        cursor: 'default',
        padding: '13px 15px',
        border: '2px solid {colors.success.fg}',
        background: 'success.subtle',
        '& .letter': { background: 'success.solid', color: 'success.contrast' },
        '& .verdict': { color: 'success.fg' },
      },
      wrong: {
        cursor: 'default',
        padding: '13px 15px',
        border: '2px dashed {colors.danger.fg}',
        background: 'danger.subtle',
        '& .letter': { background: 'danger.solid', color: 'danger.contrast' },
        '& .verdict': { color: 'danger.fg' },
      },
    },
  },
})

const lookOf = (option: string, chosen: string, best: string) => {
  if (chosen === '') return 'open'
  if (option === best) return 'best'
  return option === chosen ? 'wrong' : 'faded'
}

/**
 * The four options of a question in the given order; the first choice locks them and shows the best one. `chosen` is
 * empty before.
 */
export function OptionList({
  question,
  chosen,
  onChoose,
  labelledBy,
}: {
  question: Question
  chosen: string
  onChoose: (option: string) => void
  labelledBy: string
}) {
  const language = useLanguage()
  const locked = chosen !== ''
  return (
    <Options role="group" aria-labelledby={labelledBy}>
      {saidOptions(question.options, language).map(({ text, lang }, i) => {
        const option = String(i)
        const letter = letterOf(i)
        const look = lookOf(option, chosen, question.correctAnswer)
        return (
          <Option
            key={letter}
            type="button"
            look={look}
            data-option={option}
            aria-pressed={option === chosen}
            aria-disabled={locked || undefined}
            onClick={() => !locked && onChoose(option)}
          >
            <span className="letter">
              {look === 'open' || look === 'faded' ? (
                letter
              ) : (
                <>
                  <Icon of={look === 'best' ? Check : X} size="s" />
                  <VisuallyHidden>{letter}</VisuallyHidden>
                </>
              )}
            </span>{' '}
            <span lang={lang}>{text}</span>{' '}
            {look === 'best' && (
              <span className="verdict">
                <Trans>The best one</Trans>
              </span>
            )}
            {look === 'wrong' && (
              <span className="verdict">
                <Trans>Your choice</Trans>
              </span>
            )}
          </Option>
        )
      })}
    </Options>
  )
}
