import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Trash2 } from 'lucide-react'
import { POINTS_MAX } from 'shared/model/content/quiz'
import { LANGUAGES } from 'shared/model/languages'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout/row'
import { FieldGroup } from '../editor/field-group'
import { BilingualEntry, ChoiceEntry, NumberEntry, TextEntry } from '../editor/form-fields'
import { MoveButtons } from '../editor/move-buttons'
import { useFormPlace } from '../editor/use-form-place'
import { useChoices } from '../list/use-choices'
import { readPoints } from './quiz-form'

const Options = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& > .option': {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: { base: '44px minmax(0, 1fr)', lg: '44px minmax(0, 1fr) minmax(0, 1fr)' },
      alignItems: 'start',
    },
    '& .option > label': {
      display: 'grid',
      placeItems: 'center',
      minHeight: 'touch',
      gridRow: { base: 'span 2', lg: 'auto' },
      marginTop: '28px',
      cursor: 'pointer',
    },
    '& input[type=radio]': { width: '22px', height: '22px', accentColor: 'accent.solid' },
  },
})
const LETTERS = ['A', 'B', 'C', 'D']

/**
 * One question: its text, four options per language with the right one, the explanation, its points, and its
 * competency.
 */
export function QuestionFields({
  index,
  count,
  onMove,
  onCopy,
  onRemove,
}: {
  index: number
  count: number
  onMove: (by: 1 | -1) => void
  onCopy: () => void
  onRemove: () => void
}) {
  const { t } = useLingui()
  const { competencies } = useChoices()
  const at = `questions.${index}`
  const correct = useFormPlace<string>(`${at}.correctAnswer`)
  const name = t`Question ${index + 1}`
  const error = `question-${index}-answer-error`
  return (
    <FieldGroup
      title={name}
      actions={
        <>
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
          <IconButton icon={Copy} label={t`Duplicate: ${name}`} onClick={onCopy} />
          <IconButton icon={Trash2} label={t`Remove: ${name}`} onClick={onRemove} />
        </>
      }
    >
      <BilingualEntry path={`${at}.question`} label={t`Question`} rows={2} />
      <div
        role="radiogroup"
        aria-label={t`Correct answer`}
        aria-invalid={correct.error ? true : undefined}
        aria-describedby={correct.error ? error : undefined}
      >
        <p>
          <b>
            <Trans>Options</Trans>
          </b>{' '}
          <Trans>Select the correct answer.</Trans>
        </p>
        {correct.error && (
          <p id={error} role="alert">
            <ErrorText>{correct.error}</ErrorText>
          </p>
        )}
        <Options>
          {LETTERS.map((letter, i) => (
            <div key={letter} className="option">
              <label>
                <input
                  type="radio"
                  name={`${at}.correctAnswer`}
                  value={i}
                  checked={correct.value === String(i)}
                  aria-label={t`${letter} is correct`}
                  onChange={() => correct.set(String(i))}
                />
              </label>
              {LANGUAGES.map((language) => (
                <TextEntry
                  key={language}
                  path={`${at}.options.${language}.${i}`}
                  label={{ fr: t`Option ${letter} (French)`, en: t`Option ${letter} (English)` }[language]}
                  lang={language}
                />
              ))}
            </div>
          ))}
        </Options>
      </div>
      <BilingualEntry path={`${at}.explanation`} label={t`Explanation`} rows={3} />
      <Row css={{ alignItems: 'flex-start' }}>
        <div className="grow">
          <NumberEntry path={`${at}.points`} label={t`Points`} min={1} max={POINTS_MAX} read={readPoints} />
        </div>
        <div className="grow">
          <ChoiceEntry path={`${at}.competency`} label={t`Competency`} options={competencies} none={t`No competency`} />
        </div>
      </Row>
    </FieldGroup>
  )
}

const ErrorText = chakra('span', { base: { color: 'danger.fg', fontSize: 'sm', fontWeight: 500 } })
