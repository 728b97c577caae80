import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { AnchorButton } from '#ui/anchor-button'
import { Button } from '#ui/button'
import { Page } from '#ui/layout/page'
import { Row } from '#ui/layout/row'

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

/**
 * Whether an error message says that a chunk failed to load, for example because the server no longer has the files of
 * this tab's version.
 */
const isMissingFile = (message: string) => /dynamically imported module|Importing a module|preload/i.test(message)

/** Shown when a screen throws. Typed text is safe: drafts are in the device's database, not in the screen. */
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
            Part of this screen couldn’t load. Check your internet connection, then reload: what you wrote is saved.
          </Trans>
        ) : (
          <Trans>What you wrote and read is saved on this device. Try again; if it keeps happening, reload.</Trans>
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
