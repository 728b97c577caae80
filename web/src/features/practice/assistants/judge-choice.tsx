import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Scenario } from 'shared/model/content/scenario'
import { Card } from '#ui/layout/card'
import { TextLink } from '#ui/text-link'
import type { JudgeId } from '../use-practice-address'
import { DraftAssistant } from './draft-assistant'
import { useAssistants } from './use-assistants'

const Options = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(120px, 1fr))' },
    marginBottom: '4',
    '& > button': {
      minHeight: '52px',
      paddingInline: '3',
      borderRadius: 'md',
      border: '1px solid {colors.border.emphasized}',
      background: 'bg.panel',
      fontWeight: 600,
      cursor: 'pointer',
    },
    '& > [aria-pressed=true]': {
      borderColor: 'accent.solid',
      background: 'accent.subtle',
      boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
    },
  },
})
const About = chakra('p', { base: { color: 'fg.muted', fontSize: '.9375rem', '& + &': { marginTop: '2' } } })

/**
 * The choice among the application's AI and the external assistants; below it, a description of the AI, or the panel of
 * the chosen assistant.
 */
export function JudgeChoice({
  scenario,
  judge,
  onChoose,
  onKept,
}: {
  /** The chosen scenario; undefined while none is chosen. */
  scenario: Scenario | undefined
  judge: JudgeId
  onChoose: (judge: JudgeId) => void
  /** Called with the id of the evaluation that was stored from an assistant's reply. */
  onKept: (id: string) => void
}) {
  const { t } = useLingui()
  const assistants = useAssistants()
  const assistant = assistants.find(({ id }) => id === judge)
  const options: { id: JudgeId; name: string }[] = [{ id: 'own', name: t`Situ AI` }, ...assistants]
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(judge)
  // After a new choice the page scrolls to its top, then down only as far as needed to show the panel of that choice.
  useEffect(() => {
    if (shown.current === judge) return
    shown.current = judge
    scrollTo({ top: 0 })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [judge])
  return (
    <div ref={place}>
      <Options role="group" aria-label={t`Evaluator`}>
        {options.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === (assistant?.id ?? 'own')}
            onClick={() => id !== judge && onChoose(id)}
          >
            {name}
          </button>
        ))}
      </Options>
      {assistant && !scenario ? (
        <About>
          <Trans>Choose a scenario first.</Trans>
        </About>
      ) : assistant && scenario ? (
        <DraftAssistant key={assistant.id} scenario={scenario} assistant={assistant} onKept={onKept} />
      ) : (
        <Card>
          <About>
            <Trans>
              Situ AI reads your answer on this device, instantly and offline. It gives a practice score out of 9 and
              shows which sentences it is based on.
            </Trans>
          </About>
          <About>
            <TextLink to="/practice/how-scores-are-made">
              <Trans>How scores are calculated, and what they are not</Trans>
            </TextLink>
          </About>
        </Card>
      )}
    </div>
  )
}
