import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import { type OwnTestDate, USUAL_TIME } from '#data/planning/own-test-date'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Field } from '#ui/form/field'
import { Select } from '#ui/form/select'
import { TextField } from '#ui/form/text-field'
import { Card } from '#ui/layout/card'
import { Grid } from '#ui/layout/grid'
import { Row } from '#ui/layout/row'
import { CardText, CardTitle } from './card-parts'

/** The form for the learner's own date: the day may not be past; the time is the announced one, in Eastern time. */
export function OwnDateForm({
  own,
  today,
  onSave,
  onCancel,
}: {
  own: OwnTestDate | null
  today: string
  onSave: (date: OwnTestDate) => Promise<void>
  onCancel: (() => void) | undefined
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const [date, setDate] = useState(own?.date ?? '')
  const [time, setTime] = useState(own?.time ?? USUAL_TIME)
  const [taken, setTaken] = useState<Language>(own?.language ?? language)
  const [tried, setTried] = useState(false)
  const dateError = date === '' ? t`Enter the day of your test.` : date < today ? t`That day has passed.` : undefined
  const timeError = time === '' ? t`Enter the time of your test.` : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!dateError && !timeError) await onSave({ date, time, language: taken })
  }
  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <CardTitle>
          <Trans>My test</Trans>
        </CardTitle>
        <CardText>
          <Trans>Enter the sitting you booked: Situ counts the days and reminds you of the deadlines.</Trans>
        </CardText>
        <Grid columns="three" css={{ marginTop: '4' }}>
          <TextField
            label={t`Day`}
            type="date"
            min={today}
            value={date}
            onChange={(event) => setDate(event.target.value)}
            error={tried && dateError}
          />
          <TextField
            label={t`Time (Eastern)`}
            type="time"
            value={time}
            onChange={(event) => setTime(event.target.value)}
            error={tried && timeError}
          />
          <Field label={t`Language of the test`}>
            {(control) => (
              <Select {...control} value={taken} onChange={(event) => setTaken(event.target.value as Language)}>
                <option value="fr">{t`In French`}</option>
                <option value="en">{t`In English`}</option>
              </Select>
            )}
          </Field>
        </Grid>
        <Row css={{ marginTop: '4' }}>
          <Button type="submit" tone="primary">
            <Trans>Save this date</Trans>
          </Button>
          {onCancel && (
            <Button onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </Row>
      </form>
    </Card>
  )
}
