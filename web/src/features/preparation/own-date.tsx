import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { TEST_ZONE } from 'shared/model/content/test-date'
import { type Deadline, daysUntil, deadlinesOf } from 'shared/rules/test-dates'
import { easternMoment } from '#browser/eastern-time'
import { download } from '#browser/files/download'
import { currentDb } from '#data/db/db'
import { type OwnTestDate, saveOwnTestDate } from '#data/planning/own-test-date'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { toast } from '#ui/feedback/toast'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { Row } from '#ui/layout/row'
import { calendarFile } from './calendar-file'
import { CardFigure, CardText, CardTitle } from './card-parts'
import { OwnDateForm } from './own-date-form'

const DeadlineList = chakra('ul', {
  base: {
    marginTop: '3',
    display: 'grid',
    gap: '1.5',
    fontSize: '.9375rem',
    '& b': { display: 'inline-block', minWidth: '72px', fontWeight: 600 },
    '& small': { fontSize: 'sm', color: 'fg.subtle', whiteSpace: 'nowrap' },
  },
})

/** The learner's own sitting: the time left, its deadlines, and its calendar file. */
export function OwnDate({ own, today }: { own: OwnTestDate | null; today: string }) {
  const [editing, setEditing] = useState(false)
  const language = useLanguage()
  if (editing || own === null)
    return (
      <OwnDateForm
        own={own}
        today={today}
        onSave={async (date) => {
          await saveOwnTestDate(currentDb(), date)
          setEditing(false)
        }}
        onCancel={own === null ? undefined : () => setEditing(false)}
      />
    )
  const at = easternMoment(own.date, own.time)
  const left = daysUntil(own.date, today)
  return (
    <Card>
      <CardTitle>
        <Trans>My test</Trans>
      </CardTitle>
      <CardFigure>
        {formatDate(language, at, 'long', TEST_ZONE)}, {formatDate(language, at, 'time', TEST_ZONE)}
      </CardFigure>
      <CardText>
        {left > 0 ? (
          <Plural value={left} one="Tomorrow" other="In # days" />
        ) : left === 0 ? (
          <Trans>Today</Trans>
        ) : (
          <Trans>That date has passed. Enter the next one when you have it.</Trans>
        )}
      </CardText>
      {left >= 0 && <Deadlines own={own} today={today} />}
      <Row css={{ marginTop: '4' }}>
        {left >= 0 && <CalendarButton own={own} />}
        <Button onClick={() => setEditing(true)}>
          <Trans>Change</Trans>
        </Button>
        <Button
          tone="quiet"
          onClick={async () => {
            await saveOwnTestDate(currentDb(), null)
            toast({ title: <Trans>Your test date was removed.</Trans> })
          }}
        >
          <Trans>Remove</Trans>
        </Button>
      </Row>
    </Card>
  )
}

function Deadlines({ own, today }: { own: OwnTestDate; today: string }) {
  const names = useDeadlineNames()
  const language = useLanguage()
  return (
    <DeadlineList>
      {deadlinesOf(own, today).map(({ deadline, day, daysLeft }) => (
        <li key={deadline}>
          <b>{formatDate(language, `${day}T12:00`, 'short')}</b> {names[deadline]}{' '}
          <small>
            {daysLeft < 0 ? (
              <Trans>(past)</Trans>
            ) : daysLeft === 0 ? (
              <Trans>(today)</Trans>
            ) : (
              <Plural value={daysLeft} one="(# day left)" other="(# days left)" />
            )}
          </small>
        </li>
      ))}
    </DeadlineList>
  )
}

function useDeadlineNames(): Record<Deadline, string> {
  const { t } = useLingui()
  return {
    registration: t`Last day to register and to pay`,
    accommodations: t`Last day to ask for accommodations`,
    rescheduling: t`Last day to reschedule free of charge`,
  }
}

function CalendarButton({ own }: { own: OwnTestDate }) {
  const { t } = useLingui()
  const deadlines = useDeadlineNames()
  const save = async () => {
    const words = {
      title: { fr: t`Casper test, in French`, en: t`Casper test, in English` }[own.language],
      description: t`Sign in 30 minutes before, with a piece of identification, on a computer with a camera and microphone.`,
      deadlines,
    }
    download('situ-casper.ics', await calendarFile(own, words, 'casper', new Date()), 'text/calendar;charset=utf-8')
  }
  return (
    <Button tone="primary" onClick={() => void save()}>
      <Icon of={CalendarPlus} size="s" />
      <Trans>Add to my calendar</Trans>
    </Button>
  )
}
