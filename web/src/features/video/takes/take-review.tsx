import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { currentDb, unlessClosed } from '#data/db/db'
import type { TakeNote } from '#data/media/take-note'
import { changeTakeNote } from '#data/media/take-notes'
import { Checkbox } from '#ui/form/checkbox'
import { Field } from '#ui/form/field'
import { Textarea } from '#ui/form/textarea'
import { REVIEW_POINTS } from './review-points'

const Points = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& > legend': { fontWeight: 600, fontSize: '.9375rem', marginBottom: '1' },
  },
})

/** The learner's review of their own answer: a checklist and a text, saved at every change. */
export function TakeReview({ note }: { note: TakeNote }) {
  const { i18n } = useLingui()
  // A tick is shown at once, before the database has stored it.
  const [ticked, setTicked] = useState(note.ticked)
  const [text, setText] = useState(note.text)
  const [failed, setFailed] = useState(false)
  const keep = (change: Partial<Pick<TakeNote, 'ticked' | 'text'>>) => {
    const db = currentDb()
    changeTakeNote(db, note.id, change)
      .then(() => setFailed(false))
      .catch((error) => {
        setFailed(true)
        unlessClosed(db)(error)
      })
  }
  const tick = (ids: string[]) => {
    setTicked(ids)
    keep({ ticked: ids })
  }
  return (
    <>
      <Points>
        <legend>
          <Trans>
            My self-check: {ticked.length} of {REVIEW_POINTS.length}
          </Trans>
        </legend>
        {REVIEW_POINTS.map(({ id, text: point }) => (
          <Checkbox
            key={id}
            checked={ticked.includes(id)}
            onChange={(event) =>
              tick(event.currentTarget.checked ? [...ticked, id] : ticked.filter((other) => other !== id))
            }
          >
            {i18n._(point)}
          </Checkbox>
        ))}
      </Points>
      <Field
        label={<Trans>My remarks</Trans>}
        hint={<Trans>Saved as you type, on this device only.</Trans>}
        error={failed && <Trans>Not saved: this device is full</Trans>}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              keep({ text: event.currentTarget.value })
            }}
          />
        )}
      </Field>
    </>
  )
}
