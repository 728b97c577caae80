import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { answerVerbal, isVerbalOver, startVerbal } from 'shared/rules/games/verbal-memory'
import { GameFacts } from '../game-facts'
import type { GameProps } from '../game-module'
import { AnswerButtons } from '../kit/answer-buttons'
import { useAnswerKeys } from '../kit/use-answer-keys'

const Word = chakra('p', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '160px',
    marginBottom: '4',
    padding: '4',
    borderRadius: 'lg',
    border: '1px solid {colors.border.emphasized}',
    background: 'bg.panel',
    fontFamily: 'reading',
    fontSize: '2.25rem',
    fontWeight: 600,
  },
})
const ANSWERS = ['seen', 'new'] as const

/** One word at a time: seen or new. */
export function VerbalPlay({ content, language, paused, chance, area, announce, finish }: GameProps) {
  const { t } = useLingui()
  const words = content.verbalMemory.words[language]
  const [state, setState] = useState(() => startVerbal(words, chance))
  const { word, score, lives } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: each word is announced once
  useEffect(() => announce(word), [word])

  const answer = (given: 'seen' | 'new') => {
    if (paused) return
    const next = answerVerbal(state, given, words, chance)
    setState(next)
    if (isVerbalOver(next))
      finish({ score: next.score, details: { timestamp: new Date().toISOString(), seen: next.seen.length } })
  }
  useAnswerKeys(area, paused, ANSWERS, answer)
  return (
    <>
      <GameFacts>
        <span>
          <Trans>
            Right: <b>{score}</b>
          </Trans>
        </span>
        <span>
          <Plural value={lives} one="# mistake left" other="# mistakes left" />
        </span>
      </GameFacts>
      <Word lang={language}>{word}</Word>
      <AnswerButtons
        label={t`Have you seen this word?`}
        answers={[
          { id: 'seen', label: t`Seen` },
          { id: 'new', label: t`New` },
        ]}
        onAnswer={answer}
      />
    </>
  )
}
