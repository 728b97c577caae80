import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { OwnTestDate } from '#data/own-test-date'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { Field } from '#ui/field'
import { Grid } from '#ui/grid'
import { Row } from '#ui/row'
import { Select } from '#ui/select'
import { TextField } from '#ui/text-field'
import { CardText, CardTitle } from './card-parts'

/** Usual hour of a sitting. */
const TIME = '18:00'

/** Asks for the learner's own date: the day may not be past, the hour is the announced one, in Eastern time. */
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
  const [time, setTime] = useState(own?.time ?? TIME)
  const [taken, setTaken] = useState<Language>(own?.language ?? language)
  const [tried, setTried] = useState(false)
  const dateError = date === '' ? t`Enter the day of your test.` : date < today ? t`This day is past.` : undefined
  const timeError = time === '' ? t`Enter the hour of your test.` : undefined
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
          <Trans>
            Enter the sitting you have booked: Situ counts the days and reminds you of what closes before it.
          </Trans>
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
            label={t`Hour, Eastern time`}
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
            <Trans>Keep this date</Trans>
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
