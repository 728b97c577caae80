import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { copyText } from '#browser/clipboard'
import { currentDb } from '#data/db/db'
import { forgetDraft, useDraftOf } from '#data/drafts/drafts'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { toast } from '#ui/feedback/toast'
import { Row } from '#ui/layout/row'

const Words = chakra('p', {
  base: { marginBlock: '2', maxWidth: 'measure', whiteSpace: 'pre-line', fontFamily: 'serif' },
})

/** An answer whose scenario was removed during writing: its text can be copied, then deleted. */
export function LostDraft({ scenarioId }: { scenarioId: string }) {
  const { t } = useLingui()
  const draft = useDraftOf(scenarioId)
  const words = draft ? [...draft.answers, draft.spoken].filter((part) => part.trim() !== '').join('\n\n') : ''
  if (words === '') return null
  const copy = async () => {
    if (await copyText(words)) toast({ tone: 'success', title: t`Copied` })
    else toast({ tone: 'warning', title: t`Your browser does not allow copying. Select the text and copy it.` })
  }
  return (
    <Notice tone="warning">
      <Trans>The scenario of this answer is no longer available. What you wrote is still here:</Trans>
      <Words>{words}</Words>
      <Row>
        <Button size="sm" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button size="sm" tone="quiet" onClick={() => void forgetDraft(currentDb(), scenarioId)}>
          <Trans>Delete</Trans>
        </Button>
      </Row>
    </Notice>
  )
}
