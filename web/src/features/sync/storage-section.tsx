import { Trans, useLingui } from '@lingui/react/macro'
import { askToPersist, type StorageState } from '#browser/storage'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { ProgressBar } from '#ui/charts/progress-bar'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'

const MB = 1_000_000

/** The storage that the app uses, and whether the browser has promised not to evict it. */
export function StorageSection({ state, onAsked }: { state: StorageState; onAsked: () => Promise<void> }) {
  const { t } = useLingui()
  const language = useLanguage()
  const protect = async () => {
    await askToPersist()
    await onAsked()
  }
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
          {persisted === undefined && (
            <p>
              <Trans>This browser does not say how long it keeps data. Make a backup from time to time.</Trans>
            </p>
          )}
        </Stack>
      </Card>
    </PageSection>
  )
}
