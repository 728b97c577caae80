import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { VoiceScores } from 'shared/rules/voice/scores'
import { currentDb } from '#data/db/db'
import type { SpeechTake } from '#data/media/speech-take'
import { deleteTakes, nameTake, scoresOf } from '#data/media/speech-takes'
import { TAKE_NAME_MAX, takeNumbers } from '#data/media/take-numbers'
import { durationText } from '#i18n/duration-text'
import { formatDate, formatMoment, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { LineChart } from '#ui/charts/line-chart'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { NameInPlace } from '#ui/form/name-in-place'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { List } from '#ui/layout/list'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { ScoreBadge } from './score-badge'

const Item = chakra('li', { base: { flexWrap: 'wrap', '& > .grow': { flexBasis: '200px' } } })
const SHOWN = 8
const TITLE_LETTERS = 60

/** Earlier takes of this device, the newest first, and the trend of the scores. */
export function TakeHistory({
  takes,
  onOpen,
  onDeleted,
}: {
  takes: readonly SpeechTake[]
  onOpen: (id: string) => void
  onDeleted: (takes: readonly SpeechTake[]) => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const [all, setAll] = useState(false)
  const [doomed, setDoomed] = useState<readonly SpeechTake[]>()
  // The scores are memoized, because each of them compares two texts.
  const rated = useMemo(() => takes.map((take) => ({ take, scores: scoresOf(take) })), [takes])
  const numbers = takeNumbers(takes.toReversed())
  const now = new Date()
  const remove = async () => {
    const gone = doomed ?? []
    await deleteTakes(currentDb(), gone)
    setDoomed(undefined)
    onDeleted(gone)
  }
  return (
    <PageSection title={<Trans>Your recordings</Trans>} help={<Trans>On this device only</Trans>}>
      <Stack css={{ gap: '4' }}>
        <Trend rated={rated} />
        <List>
          {(all ? rated : rated.slice(0, SHOWN)).map(({ take, scores }) => {
            const number = numbers.get(take.id) ?? 0
            const called = take.name || t`Recording ${number}`
            const moment = formatMoment(language, take.at, now)
            return (
              <Item key={take.id}>
                <span className="grow">
                  <NameInPlace
                    name={take.name ?? ''}
                    called={called}
                    most={TAKE_NAME_MAX}
                    onName={(name) => nameTake(currentDb(), take.id, name)}
                  />
                  <small>
                    {take.reference.slice(0, TITLE_LETTERS)}
                    {take.reference.length > TITLE_LETTERS && '…'}
                  </small>
                  <small className="num">
                    {moment} · {durationText(language, take.seconds)}
                  </small>
                </span>
                <ScoreBadge score={scores?.articulation} />
                <Button size="sm" aria-label={t`Open: ${called}`} onClick={() => onOpen(take.id)}>
                  <Trans>Open</Trans>
                </Button>
                <IconButton icon={Trash2} label={t`Delete: ${called}`} onClick={() => setDoomed([take])} />
              </Item>
            )
          })}
        </List>
        <Row>
          {takes.length > SHOWN && !all && (
            <Button onClick={() => setAll(true)}>
              <Trans>Show all {takes.length} recordings</Trans>
            </Button>
          )}
          <Button tone="danger" onClick={() => setDoomed(takes)}>
            <Icon of={Trash2} size="s" />
            <Trans>Delete all recordings</Trans>
          </Button>
        </Row>
        {doomed && (
          <ConfirmDialog
            title={<Plural value={doomed.length} one="Delete this recording?" other="Delete all # recordings?" />}
            confirm={<Trans>Delete</Trans>}
            onConfirm={() => void remove()}
            onCancel={() => setDoomed(undefined)}
          >
            <Plural
              value={doomed.length}
              one="Its figures and its sound exist nowhere else."
              other="Their figures and their sound exist nowhere else."
            />
          </ConfirmDialog>
        )}
      </Stack>
    </PageSection>
  )
}

function Trend({ rated }: { rated: readonly { take: SpeechTake; scores: VoiceScores | undefined }[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const scored = rated.flatMap(({ take: { at }, scores }) => (scores ? { at, scores } : [])).reverse()
  if (scored.length < 2) return null
  const days = scored.map(({ at }) => new Date(at).toDateString())
  const isOneDay = days[0] === days.at(-1)
  return (
    <LineChart
      label={t`Your scores, from 0 to 100`}
      series={[
        { name: t`Overall score`, points: scored.map(({ at, scores }) => ({ at, value: scores.articulation })) },
        { name: t`Clarity`, points: scored.map(({ at, scores }) => ({ at, value: scores.clarity })) },
      ]}
      formatValue={(value) => formatNumber(language, value)}
      formatAt={(at) => (isOneDay ? formatDate(language, at, 'time') : formatDate(language, at, 'short'))}
      lowerBound={0}
    />
  )
}
