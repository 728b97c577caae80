import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import { LANGUAGES, nameOfLanguage } from 'shared/model/languages'
import { type Season, STUDY_DAYS, STUDY_MINUTES, type StudyGoals, seasonsAfter } from 'shared/rules/study-plan/goals'
import { formatMinutes } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Field } from '#ui/form/field'
import { Segmented } from '#ui/form/segmented'
import { Select } from '#ui/form/select'
import { TextField } from '#ui/form/text-field'
import { Row } from '#ui/layout/row'

const SEASONS: Readonly<Record<Season, MessageDescriptor>> = {
  winter: msg`Winter`,
  spring: msg`Spring`,
  summer: msg`Summer`,
  autumn: msg`Autumn`,
}
const SEASONS_SHOWN = 6

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    '& > fieldset > legend, & .question': { fontWeight: 600, fontSize: '.9375rem', marginBottom: '2' },
    '& .pair': { display: 'grid', gap: '3', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } },
    '& .more': { marginTop: '3', maxWidth: '320px' },
  },
})

type When = 'date' | 'season' | 'unknown'
const whenOf = ({ target }: StudyGoals): When => target?.kind ?? 'unknown'

/** The three questions of the plan: when the test is, how much time there is, in which language it is taken. */
export function GoalsForm({
  goals,
  today,
  onSave,
  onSkip,
}: {
  goals: StudyGoals
  today: string
  onSave: (goals: StudyGoals) => Promise<void>
  /** Set where the questions may be skipped. */
  onSkip?: () => void
}) {
  const { t, i18n } = useLingui()
  const shown = useLanguage()
  const id = useId()
  const seasons = seasonsAfter(today, SEASONS_SHOWN)
  const [when, setWhen] = useState<When>(whenOf(goals))
  const [day, setDay] = useState(goals.target?.kind === 'date' ? goals.target.day : '')
  const [month, setMonth] = useState(goals.target?.kind === 'season' ? goals.target.month : (seasons[0]?.month ?? ''))
  const [minutes, setMinutes] = useState(goals.minutes)
  const [days, setDays] = useState(goals.days)
  const [language, setLanguage] = useState<Language>(goals.language)
  const [tried, setTried] = useState(false)
  const error =
    when !== 'date'
      ? undefined
      : day === ''
        ? t`Enter the day of your test.`
        : day < today
          ? t`That day has passed.`
          : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (error) return
    const target =
      when === 'date'
        ? ({ kind: 'date', day } as const)
        : when === 'season'
          ? ({ kind: 'season', month } as const)
          : null
    await onSave({ target, minutes, days, language })
  }
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <p className="question" id={`${id}-when`}>
          <Trans>When is your test?</Trans>
        </p>
        <Segmented
          label={t`When is your test?`}
          value={when}
          options={[
            { value: 'date', label: <Trans>A date</Trans> },
            { value: 'season', label: <Trans>A season</Trans> },
            { value: 'unknown', label: <Trans>Not set yet</Trans> },
          ]}
          onChange={setWhen}
        />
        {when === 'date' && (
          <div className="more">
            <TextField
              label={t`Day of the test`}
              type="date"
              min={today}
              value={day}
              onChange={(event) => setDay(event.target.value)}
              error={tried && error}
            />
          </div>
        )}
        {when === 'season' && (
          <div className="more">
            <Field label={t`Season of the test`}>
              {(control) => (
                <Select {...control} value={month} onChange={(event) => setMonth(event.target.value)}>
                  {seasons.map((one) => (
                    <option key={one.month} value={one.month}>
                      {i18n._(SEASONS[one.season])} {one.month.slice(0, 4)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        )}
      </div>
      <div className="pair">
        <Field label={t`Minutes a day`}>
          {(control) => (
            <Select {...control} value={minutes} onChange={(event) => setMinutes(Number(event.target.value))}>
              {STUDY_MINUTES.map((one) => (
                <option key={one} value={one}>
                  {formatMinutes(shown, one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t`Days a week`}>
          {(control) => (
            <Select {...control} value={days} onChange={(event) => setDays(Number(event.target.value))}>
              {STUDY_DAYS.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div>
        <p className="question">
          <Trans>In which language is your test?</Trans>
        </p>
        <Segmented
          label={t`In which language is your test?`}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: nameOfLanguage(value), lang: value }))}
          onChange={setLanguage}
        />
      </div>
      <Row>
        <Button type="submit" tone="primary">
          <Trans>Make my plan</Trans>
        </Button>
        {onSkip && (
          <Button tone="quiet" onClick={onSkip}>
            <Trans>Skip</Trans>
          </Button>
        )}
      </Row>
    </Form>
  )
}
