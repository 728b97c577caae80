import { Plural, Trans } from '@lingui/react/macro'
import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import type { Scenario } from 'shared/model/scenario'
import { db, type Recording } from '#data/db'
import { actOnVideo, useBrokenOff } from '#data/video-takes'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { PageBody } from '#ui/page-body'
import { Row } from '#ui/row'
import { DeleteRecordings } from './delete-recordings'

/** Recordings that a crash cut short are offered once: kept in their scenario's list, or deleted. */
export function BrokenOff({
  scenarios,
  onShow,
}: {
  scenarios: readonly Scenario[] | undefined
  /** The scenario of a recording that was kept. */
  onShow: (scenarioId: string) => void
}) {
  const broken = useBrokenOff()
  const [doomed, setDoomed] = useState<readonly Recording[]>()
  if (!broken || broken.length === 0) return null
  const keep = async (rows: readonly Recording[]) => {
    const home = db()
    for (const { id, scenarioId } of rows)
      await actOnVideo(home, id, scenarios?.find((scenario) => scenario.id === scenarioId)?.title)
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
          one="A recording broke off. What was recorded until then was recovered."
          other="# recordings broke off. What was recorded until then was recovered."
        />{' '}
        {broken.some(({ type }) => type.endsWith('mp4')) && (
          <Trans>In the format of this browser (mp4) it may not be playable.</Trans>
        )}
      </Notice>
      {doomed && <DeleteRecordings recordings={doomed} onClose={() => setDoomed(undefined)} />}
    </PageBody>
  )
}
