import { Trans, useLingui } from '@lingui/react/macro'
import { Link2 } from 'lucide-react'
import { copyText } from '#browser/clipboard'
import { Button } from '#ui/button'
import { toast } from '#ui/feedback/toast'
import { Icon } from '#ui/icon'

/** Copies the address of this screen with its scenario, and without a recording. */
export function CopyLink({ scenarioId }: { scenarioId: string }) {
  const { t } = useLingui()
  const copy = async () => {
    const link = `${location.origin}/video-practice?scenario=${encodeURIComponent(scenarioId)}`
    if (await copyText(link)) toast({ tone: 'success', title: t`Link copied` })
    else toast({ tone: 'warning', title: t`The browser does not let us copy`, description: link })
  }
  return (
    <Button onClick={() => void copy()}>
      <Icon of={Link2} size="s" />
      <Trans>Copy the link to this scenario</Trans>
    </Button>
  )
}
