import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { OBJECTION_COMMENT_MAX, OBJECTION_SENTENCE_MAX } from 'shared/model/objection'
import { currentDb } from '#data/db/db'
import { objectTo } from '#data/practice/objections'
import type { StoredObjection } from '#data/practice/practice-tables'
import { Button } from '#ui/button'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { Textarea } from '#ui/form/textarea'
import { Stack } from '#ui/layout/stack'

/**
 * Two optional additions to an objection: a comment and, if the learner says that they did make a missed point, the
 * sentence that makes it.
 */
export function ObjectionDetails({
  objection,
  sentences,
  onSaved,
}: {
  objection: StoredObjection
  sentences: readonly string[]
  onSaved: () => void
}) {
  const { t } = useLingui()
  const [sentence, setSentence] = useState(objection.sentence)
  const [comment, setComment] = useState(objection.comment)
  const { evaluationId, pointId, kind } = objection
  const tooLong = comment.trim().length - OBJECTION_COMMENT_MAX
  const save = async () => {
    if (tooLong > 0) return
    await objectTo(currentDb(), { evaluationId, pointId, kind, sentence, comment: comment.trim() }, Date.now())
    onSaved()
  }
  const choices = [...new Set(sentences.map((one) => one.slice(0, OBJECTION_SENTENCE_MAX)))]
  return (
    <Stack>
      {kind === 'said' && (
        <Field label={t`The sentence that says it (optional)`}>
          {(control) => (
            <Select {...control} value={sentence} onChange={(event) => setSentence(event.target.value)}>
              <option value="">{t`No sentence chosen`}</option>
              {choices.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field
        label={t`Your comment (optional)`}
        hint={<Trans>At most {OBJECTION_COMMENT_MAX} characters</Trans>}
        error={tooLong > 0 && <Plural value={tooLong} one="# character too many" other="# characters too many" />}
      >
        {(control) => (
          <Textarea {...control} rows={3} value={comment} onChange={(event) => setComment(event.target.value)} />
        )}
      </Field>
      <div>
        <Button size="sm" onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </Stack>
  )
}
