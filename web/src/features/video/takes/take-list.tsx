import { Trans } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Recording } from '#data/media/media-tables'
import { isUnderWay } from '#data/media/recordings'
import { takeNumbers } from '#data/media/take-numbers'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Icon } from '#ui/icon'
import { List } from '#ui/layout/list'
import { CompareTakes } from './compare-takes'
import { DeleteRecordings } from './delete-recordings'
import { TakeRow } from './take-row'

/**
 * The recordings of a scenario, the newest first: one can be opened at a time, two compared, and any deleted after
 * confirmation. `first` is open from the beginning.
 */
export function TakeList({ takes, first }: { takes: readonly Recording[]; first: string | undefined }) {
  const [opened, setOpened] = useState(first)
  const [compared, setCompared] = useState<readonly string[]>([])
  const [doomed, setDoomed] = useState<readonly Recording[]>()
  if (takes.length === 0)
    return (
      <EmptyState drawing="talk" title={<Trans>No recording here yet.</Trans>}>
        <Trans>Press Start and answer as you would in the test. A minute is enough.</Trans>
      </EmptyState>
    )
  const pair = takes.filter(({ id }) => compared.includes(id))
  const [newer, older] = pair
  const numbers = takeNumbers(takes.toReversed())
  const numberOf = ({ id }: Recording) => numbers.get(id) ?? 0
  return (
    <>
      <List>
        {takes.map((take) => (
          <TakeRow
            key={take.id}
            recording={take}
            number={numberOf(take)}
            open={opened === take.id}
            isFirst={first === take.id}
            compared={compared.includes(take.id)}
            comparable={pair.length < 2}
            onOpen={() => setOpened(opened === take.id ? undefined : take.id)}
            onCompare={(on) =>
              setCompared([...pair.map(({ id }) => id).filter((id) => id !== take.id), ...(on ? [take.id] : [])])
            }
            onDelete={() => setDoomed([take])}
          />
        ))}
      </List>
      {newer && older && (
        <CompareTakes
          key={`${older.id} ${newer.id}`}
          older={older}
          newer={newer}
          numbers={[numberOf(older), numberOf(newer)]}
        />
      )}
      <div>
        <Button tone="danger" onClick={() => setDoomed(takes.filter((take) => !isUnderWay(take, Date.now())))}>
          <Icon of={Trash2} size="s" />
          <Trans>Delete all recordings of this scenario</Trans>
        </Button>
      </div>
      {doomed && <DeleteRecordings recordings={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}
