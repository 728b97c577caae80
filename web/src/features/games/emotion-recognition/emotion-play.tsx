import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Emotion } from 'shared/model/content/game-content'
import { answerEmotion, type EmotionAnswer, emotionScore } from 'shared/rules/games/emotion-recognition'
import { eventTime } from '#browser/event-time'
import { pick } from '#i18n/pick'
import { Stack } from '#ui/layout/stack'
import { GameFacts } from '../game-facts'
import type { GameProps } from '../game-module'
import { AnswerButtons } from '../kit/answer-buttons'
import { ReadingText } from '../kit/reading-text'
import { useAnswerKeys } from '../kit/use-answer-keys'
import { useResponseTime } from '../kit/use-response-time'
import { Face } from './face'

const Scene = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '5' },
    alignItems: 'center',
    // On a phone the scene and all answers are on one screen, because the time is measured.
    gridTemplateColumns: { base: '88px minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
  },
})

/** The scenes, one at a time. */
export function EmotionPlay({ content, language, paused, elapsed, area, announce, finish }: GameProps) {
  const { t } = useLingui()
  const { items, choices } = content.emotionRecognition
  const [answers, setAnswers] = useState<readonly EmotionAnswer[]>([])
  const timeOf = useResponseTime(answers.length, elapsed)
  const item = items[answers.length]

  const choose = (choice: Emotion, at: number) => {
    if (!item || paused) return
    const next = [...answers, answerEmotion(item, choice, timeOf(at))]
    setAnswers(next)
    const following = items[next.length]
    if (following) return announce(t`Scene ${next.length + 1} of ${items.length}. ${pick(following.scene, language)}`)
    finish({
      score: emotionScore(next),
      details: { timestamp: new Date().toISOString(), score: emotionScore(next), items: next },
    })
  }
  useAnswerKeys(area, paused, choices, ({ id }, event) => choose(id, eventTime(event)))
  if (!item) return null
  return (
    <Stack css={{ gap: '5' }}>
      <GameFacts>
        <span>
          <Trans>
            Scene <b>{answers.length + 1}</b> of {items.length}
          </Trans>
        </span>
      </GameFacts>
      <Scene>
        <Face key={item.id} emotion={item.correct} />
        <ReadingText data-reading>{pick(item.scene, language)}</ReadingText>
      </Scene>
      <AnswerButtons
        label={t`What does this person feel?`}
        answers={choices.map(({ id, label }) => ({ id, label: pick(label, language) }))}
        onAnswer={choose}
      />
    </Stack>
  )
}
