import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { AnchorButton } from '#ui/anchor-button'
import { Button } from '#ui/button'
import { Page } from '#ui/page'
import { Row } from '#ui/row'

const Detail = chakra('pre', {
  base: {
    marginTop: '6',
    fontFamily: 'mono',
    fontSize: 'xs',
    color: 'fg.subtle',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

/** A part of a new version that this tab cannot find any more, or that the network did not bring. */
const isMissingFile = (message: string) => /dynamically imported module|Importing a module|preload/i.test(message)

/** What the learner sees when a screen breaks. What was typed is kept: drafts live in the device's database, not in the screen. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const message = error instanceof Error ? error.message : String(error)
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Page
      title={t`Something went wrong on this screen`}
      lead={
        isMissingFile(message) ? (
          <Trans>
            A file of this screen could not be loaded. Check the network, then reload: what you wrote is kept.
          </Trans>
        ) : (
          <Trans>
            What you wrote and what you read are kept on this device. Try again; if it happens again, reload.
          </Trans>
        )
      }
    >
      <Row>
        <Button tone="primary" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
        <Button onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
        <AnchorButton tone="quiet" href="/">
          <Trans>Home</Trans>
        </AnchorButton>
      </Row>
      <Detail>{message}</Detail>
    </Page>
  )
}
