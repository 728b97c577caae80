import { Plural, Trans } from '@lingui/react/macro'
import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import type { Scenario } from 'shared/model/content/scenario'
import { currentDb } from '#data/db/db'
import type { Recording } from '#data/media/media-tables'
import { actOnVideo, useBrokenOff } from '#data/media/video-takes'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { PageBody } from '#ui/layout/page-body'
import { Row } from '#ui/layout/row'
import { DeleteRecordings } from './takes/delete-recordings'

/**
 * Offers recordings that were interrupted, for example by a crash, until the learner keeps them in their scenario's
 * list or deletes them.
 */
export function BrokenOff({
  scenarios,
  onShow,
}: {
  scenarios: readonly Scenario[] | undefined
  /** Opens the scenario of a recording that was kept. */
  onShow: (scenarioId: string) => void
}) {
  const broken = useBrokenOff()
  const [doomed, setDoomed] = useState<readonly Recording[]>()
  if (!broken || broken.length === 0) return null
  const keep = async (rows: readonly Recording[]) => {
    const db = currentDb()
    for (const { id, scenarioId } of rows)
      await actOnVideo(db, id, scenarios?.find((scenario) => scenario.id === scenarioId)?.title)
    if (rows[0]) onShow(rows[0].scenarioId)
  }
  return (
    <PageBody>
      <Notice
        tone="info"
        icon={LifeBuoy}
        role="status"
        action={
          <Row>
            <Button size="sm" onClick={() => void keep(broken)}>
              <Trans>Keep and show</Trans>
            </Button>
            <Button size="sm" onClick={() => setDoomed(broken)}>
              <Trans>Delete</Trans>
            </Button>
          </Row>
        }
      >
        <Plural
          value={broken.length}
          one="A recording was cut off. What was recorded up to then has been recovered."
          other="# recordings were cut off. What was recorded up to then has been recovered."
        />{' '}
        {broken.some(({ type }) => type.endsWith('mp4')) && (
          <Trans>In this browser’s format (mp4) it may not be playable.</Trans>
        )}
      </Notice>
      {doomed && <DeleteRecordings recordings={doomed} onClose={() => setDoomed(undefined)} />}
    </PageBody>
  )
}
