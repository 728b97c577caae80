import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronUp, Circle, LifeBuoy, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { currentDb } from '#data/db/db'
import type { Recording } from '#data/media/media-tables'
import { isUnderWay } from '#data/media/recordings'
import { changeTakeNote, useTakeNote } from '#data/media/take-notes'
import { TAKE_NAME_MAX } from '#data/media/take-numbers'
import { durationText } from '#i18n/duration-text'
import { formatMoment, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/form/checkbox'
import { NameInPlace } from '#ui/form/name-in-place'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { OpenedTake } from './opened-take'

const Item = chakra('li', {
  base: {
    flexWrap: 'wrap',
    scrollMarginTop: { base: '72px', lg: '16px' },
    '& > .open': { flex: '1 0 100%', minWidth: 0, paddingBlock: '3' },
    '& > .grow': { flexBasis: '170px' },
  },
})
const MB = 1_000_000

/** A recording in the list: time, duration, size; opened in place. */
export function TakeRow({
  recording,
  number,
  open,
  isFirst,
  compared,
  comparable,
  onOpen,
  onCompare,
  onDelete,
}: {
  recording: Recording
  /** The recording's number, counted from 1 in the order in which recordings were made. */
  number: number
  open: boolean
  /** Whether the address names the recording, which is then brought into view. */
  isFirst: boolean
  compared: boolean
  /** Whether one more recording may be selected for comparison: at most two are. */
  comparable: boolean
  onOpen: () => void
  onCompare: (compared: boolean) => void
  onDelete: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isFirst) row.current?.scrollIntoView({ block: 'start' })
  }, [isFirst])
  const name = useTakeNote(recording.id)?.name ?? ''
  const called = name || t`Recording ${number}`
  const moment = formatMoment(language, recording.startedAt, new Date())
  // Being recorded in another tab: it cannot be compared, opened or deleted until it has ended.
  const isGrowing = isUnderWay(recording, Date.now())
  const size = formatNumber(language, Math.max(0.1, recording.bytes / MB), 1)
  return (
    <Item ref={row}>
      <span className="grow">
        <NameInPlace
          name={name}
          called={called}
          most={TAKE_NAME_MAX}
          onName={(next) => changeTakeNote(currentDb(), recording.id, { name: next })}
        />
        <small className="num">
          {moment} · {durationText(language, recording.durationMs / 1000)} · <Trans>{size} MB</Trans>
        </small>
      </span>
      {isGrowing && (
        <Badge tone="danger" icon={Circle}>
          <Trans>being recorded</Trans>
        </Badge>
      )}
      {!recording.finished && !isGrowing && (
        <Badge tone="warning" icon={LifeBuoy}>
          <Trans>recovered</Trans>
        </Badge>
      )}
      <Checkbox
        checked={compared}
        disabled={isGrowing || (!compared && !comparable)}
        aria-label={t`Compare: ${called}`}
        onChange={(event) => onCompare(event.currentTarget.checked)}
      >
        <Trans>Compare</Trans>
      </Checkbox>
      <Button
        size="sm"
        disabled={isGrowing}
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? t`Close: ${called}` : t`Open: ${called}`}
        onClick={onOpen}
      >
        {open ? <Trans>Close</Trans> : <Trans>Open</Trans>}
        <Icon of={open ? ChevronUp : ChevronDown} size="s" />
      </Button>
      <IconButton icon={Trash2} label={t`Delete: ${called}`} disabled={isGrowing} onClick={onDelete} />
      <div id={id} className="open" hidden={!open}>
        {open && <OpenedTake recording={recording} />}
      </div>
    </Item>
  )
}
