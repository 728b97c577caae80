import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { eventTime } from '#browser/event-time'

const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gap: '10px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--least)), 1fr))',
    maxWidth: '620px',
    '& > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '52px',
      padding: '8px 14px',
      borderRadius: '8px',
      border: '1px solid {colors.border.emphasized}',
      background: 'bg.panel',
      textAlign: 'left',
      fontWeight: 600,
      cursor: 'pointer',
      touchAction: 'manipulation',
      _hover: { background: 'bg.subtle', borderColor: 'accent.solid' },
    },
    '& > i': {
      display: 'grid',
      placeItems: 'center',
      width: '28px',
      height: '28px',
      flex: 'none',
      borderRadius: 'sm',
      background: 'bg.subtle',
      color: 'fg.muted',
      fontStyle: 'normal',
      fontSize: 'sm',
    },
  },
})

/** The width of four buttons of 130 px in one row. */
const ROW_OF_FOUR = '550px'
/**
 * The least width of a button. At the full width, four fit in one row and six in two rows of three; on most phones, both
 * are in rows of two. Where four do not fit, each takes nearly half, because three and one would look like a mistake.
 */
const OF_FOUR = `max(130px, min(45%, (${ROW_OF_FOUR} - 100%) * 999))`
const OF_OTHERS = '150px'

/** The answers of a question, each with the digit that chooses it by keyboard. */
export function AnswerButtons<T extends string>({
  label,
  answers,
  onAnswer,
}: {
  label: string
  answers: readonly { id: T; label: ReactNode }[]
  /** Called with the chosen answer and the time of the press, on the clock of `performance.now()`. */
  onAnswer: (id: T, at: number) => void
}) {
  return (
    <Buttons
      role="group"
      aria-label={label}
      style={{ '--least': answers.length === 4 ? OF_FOUR : OF_OTHERS } as object}
    >
      {answers.map((answer, i) => (
        <button key={answer.id} type="button" onClick={(event) => onAnswer(answer.id, eventTime(event.nativeEvent))}>
          <i aria-hidden="true">{i + 1}</i>
          <span>{answer.label}</span>
        </button>
      ))}
    </Buttons>
  )
}
