import { Trans, useLingui } from '@lingui/react/macro'
import { isIos } from '#browser/browser-kind'
import { installState, removesAfterAWeek } from '#browser/install'
import { askToPersist, type StorageState } from '#browser/storage'
import { keepLaterFiles, useOfflineFiles } from '#browser/worker/offline-files'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { ProgressBar } from '#ui/charts/progress-bar'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'

const MB = 1_000_000

/**
 * The storage that the app uses, whether all of the app is downloaded, and whether the browser has promised to keep the
 * data.
 */
export function StorageSection({ state, onAsked }: { state: StorageState; onAsked: () => Promise<void> }) {
  const { t } = useLingui()
  const language = useLanguage()
  const protect = async () => {
    await askToPersist()
    await onAsked()
  }
  const files = useOfflineFiles()
  const { persisted, usage, quota } = state
  const mb = (bytes: number) => formatNumber(language, bytes / MB, bytes < 10 * MB ? 1 : 0)
  return (
    <PageSection title={<Trans>Storage</Trans>} help={<Trans>In this browser</Trans>}>
      <Card>
        <Stack>
          {usage !== undefined && quota !== undefined && quota > 0 && (
            <>
              <p className="num">
                <Trans>
                  {mb(usage)} MB used of {mb(quota)} MB
                </Trans>
              </p>
              <ProgressBar percent={(usage / quota) * 100} label={t`Storage used`} />
            </>
          )}
          {files === 'complete' && (
            <p>
              <Trans>All of Situ is on this device: it works offline.</Trans>
            </p>
          )}
          {files === 'waiting' && (
            <p>
              <Trans>
                Part of Situ is still being downloaded to this device. Until that is done, a screen that you have not
                opened yet may need an internet connection.
              </Trans>
            </p>
          )}
          {files === 'spared' && (
            <>
              <p>
                <Trans>
                  Your browser saves data: a screen is downloaded to this device when you first open it. Until then, it
                  needs an internet connection.
                </Trans>
              </p>
              <div>
                <Button onClick={() => void keepLaterFiles({ asked: true })}>
                  <Trans>Download all of Situ now</Trans>
                </Button>
              </div>
            </>
          )}
          {persisted === true && (
            <p>
              <Trans>The browser has agreed to keep this data until you remove it.</Trans>
            </p>
          )}
          {persisted === false && (
            <>
              <p>
                <Trans>
                  The browser may clear this data when the disk is full or after a long absence. To prevent this,
                  install the app or ask for protection.
                </Trans>
              </p>
              <div>
                <Button onClick={() => void protect()}>
                  <Trans>Ask for protection</Trans>
                </Button>
              </div>
            </>
          )}
          {removesAfterAWeek() && (
            <p>
              {isIos() ? (
                <Trans>
                  Your browser removes this data if you do not open Situ for seven days. To prevent this, touch the
                  Share button, then “Add to Home Screen,” and open Situ from its icon. Otherwise, make a backup.
                </Trans>
              ) : (
                <Trans>
                  Safari removes this data if you do not open Situ for seven days. To prevent this, choose “Add to Dock”
                  in the File menu, and open Situ from its icon. Otherwise, make a backup.
                </Trans>
              )}
            </p>
          )}
          {persisted === undefined && (
            <p>
              <Trans>This browser does not say how long it keeps data. Make a backup from time to time.</Trans>
            </p>
          )}
          {/* Shown where the window may be private, which browsers do not reveal. An installed app or persistent
              storage rules that out. */}
          {persisted !== true && installState() !== 'installed' && (
            <p>
              <Trans>
                In a private window, this data is erased when you close the window, and your browser doesn’t tell Situ
                that the window is private. What is synced stays in your account. For the rest, use an ordinary window
                or make a backup.
              </Trans>
            </p>
          )}
        </Stack>
      </Card>
    </PageSection>
  )
}
