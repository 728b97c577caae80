import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { StroopColour } from 'shared/model/content/game-content'
import { answerStroop, type StroopState, startStroop, stroopItem, stroopScore } from 'shared/rules/games/stroop'
import { eventTime } from '#browser/event-time'
import { useGameSetting } from '#data/games/game-settings'
import { pick } from '#i18n/pick'
import { Loading } from '#ui/feedback/loading'
import { Stack } from '#ui/layout/stack'
import { VisuallyHidden } from '#ui/visually-hidden'
import { GameFacts } from '../game-facts'
import type { GameProps } from '../game-module'
import { AnswerButtons } from '../kit/answer-buttons'
import { useAnswerKeys } from '../kit/use-answer-keys'
import { useResponseTime } from '../kit/use-response-time'
import { STROOP_LONG, STROOP_MARKS } from './stroop-settings'

/** The line patterns that mark the ink colours, in addition to the colours, if the learner has chosen so. */
const LINES: Record<StroopColour, MessageDescriptor> = {
  red: msg`solid line`,
  blue: msg`dashed line`,
  green: msg`dotted line`,
  yellow: msg`double line`,
}

// The ink colours are part of the game. The card is dark in light mode, too, so that yellow is legible.
const Card = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '180px',
    padding: '5',
    borderRadius: 'lg',
    // Forced-colors mode must not replace the ink colours, because they are part of the game.
    forcedColorAdjust: 'none',
    background: 'slate.950',
    border: '1px solid {colors.border.emphasized}',
    '& > b': {
      fontSize: '3rem',
      fontWeight: 700,
      lineHeight: 1.3,
      textUnderlineOffset: '10px',
      textDecorationThickness: '4px',
    },
    '& > [data-ink=red]': { color: '#FF7A6B' },
    '& > [data-ink=blue]': { color: '#7FB2FF' },
    '& > [data-ink=green]': { color: '#5BD08B' },
    '& > [data-ink=yellow]': { color: '#FFDD55' },
    '& > [data-marked][data-ink=red]': { textDecoration: 'underline solid 4px' },
    '& > [data-marked][data-ink=blue]': { textDecoration: 'underline dashed 4px' },
    '& > [data-marked][data-ink=green]': { textDecoration: 'underline dotted 4px' },
    '& > [data-marked][data-ink=yellow]': { textDecoration: 'underline double 4px' },
  },
})

/** Loads the settings, then plays the round with them. */
export function StroopPlay(props: GameProps) {
  const marks = useGameSetting(STROOP_MARKS)
  const long = useGameSetting(STROOP_LONG)
  if (marks === undefined || long === undefined) return <Loading />
  return <Round {...props} marks={marks} long={long} />
}

function Round({
  content,
  language,
  paused,
  elapsed,
  chance,
  area,
  announce,
  finish,
  marks,
  long,
}: GameProps & { marks: boolean; long: boolean }) {
  const { i18n, t } = useLingui()
  const { colours } = content.stroop
  const [state, setState] = useState<StroopState>(() => startStroop(content.stroop, long, chance))
  const timeOf = useResponseTime(state.answers.length, elapsed)
  const item = stroopItem(state)
  const nameOf = (id: StroopColour) =>
    pick(colours.find((colour) => colour.id === id)?.name ?? { fr: id, en: id }, language)
  const spoken = item && (marks ? t`${nameOf(item.word)}, ${i18n._(LINES[item.ink])}` : nameOf(item.word))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each word is announced once
  useEffect(() => {
    if (spoken) announce(spoken)
  }, [state.answers.length])

  const answer = (choice: StroopColour, at: number) => {
    if (paused || !item) return
    const next = answerStroop(state, choice, timeOf(at))
    setState(next)
    if (stroopItem(next)) return
    const { percent, ...rest } = stroopScore(next.answers)
    finish({ score: percent, details: { timestamp: new Date().toISOString(), ...rest, answers: next.answers, marks } })
  }
  useAnswerKeys(area, paused, colours, ({ id }, event) => answer(id, eventTime(event)))
  if (!item) return null
  return (
    <Stack css={{ gap: '5' }}>
      <GameFacts>
        <span>
          <Trans>
            Word <b>{state.answers.length + 1}</b> of {state.queue.length}
          </Trans>
        </span>
      </GameFacts>
      <Card>
        <b data-ink={item.ink} data-marked={marks || undefined}>
          {nameOf(item.word)}
          {marks && <VisuallyHidden>, {i18n._(LINES[item.ink])}</VisuallyHidden>}
        </b>
      </Card>
      <AnswerButtons
        label={t`Which colour is the ink?`}
        answers={colours.map(({ id }) => ({
          id,
          label: marks ? t`${nameOf(id)}: ${i18n._(LINES[id])}` : nameOf(id),
        }))}
        onAnswer={answer}
      />
    </Stack>
  )
}
