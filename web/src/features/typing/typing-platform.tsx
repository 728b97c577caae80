import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { TYPING_HISTORY_MAX } from 'shared/model/typing-session'
import { TYPING_SHOWN } from 'shared/rules/typing-history'
import { db } from '#data/db'
import { refreshTypingHistory, useTypingHistory } from '#data/typing-sessions'
import { saveTypingView, type TypingMode, useTypingView } from '#data/typing-view'
import { Loading } from '#ui/loading'
import { Page } from '#ui/page'
import { PageSection } from '#ui/page-section'
import { Tabs } from '#ui/tabs'
import { CasperMode } from './casper-mode'
import { CustomMode } from './custom-mode'
import { PresetMode } from './preset-mode'
import { RandomMode } from './random-mode'
import { SessionHistory } from './session-history'
import type { TypingAddress, useTypingAddress } from './use-typing-address'

/** The practice platform: what to type, the zone, what came of it, and the last runs. */
export function TypingPlatform({
  address,
  go,
}: {
  address: TypingAddress
  go: ReturnType<typeof useTypingAddress>['go']
}) {
  const { t } = useLingui()
  const view = useTypingView()
  const sessions = useTypingHistory()
  useEffect(() => void refreshTypingHistory(db()), [])
  if (!view) return <Loading />
  const mode = address.mode ?? view.mode
  const choose = (change: { mode?: TypingMode; preset?: string }) => {
    void saveTypingView(db(), change)
    void go(
      change.preset === undefined
        ? { place: 'platform', mode: change.mode, text: undefined, scenario: undefined }
        : { place: 'platform', mode: 'preset', text: change.preset },
      { replace: true },
    )
  }
  return (
    <Page
      title={t`Typing`}
      lead={<Trans>Type fast enough to think: your keyboard should not cost you an answer.</Trans>}
    >
      <PageSection
        title={mode === 'casper' ? <Trans>Your answer</Trans> : <Trans>The text</Trans>}
        help={
          mode === 'casper' ? (
            <Trans>Words of your own, against the clock of the test</Trans>
          ) : (
            <Trans>A space also stands for one that does not break, ' for ’, oe for œ, " for «</Trans>
          )
        }
      >
        <Tabs
          label={t`Practice mode`}
          value={mode}
          tabs={[
            { id: 'preset', label: <Trans>Preset</Trans> },
            { id: 'custom', label: <Trans>Custom</Trans> },
            { id: 'random', label: <Trans>Random</Trans> },
            { id: 'casper', label: <Trans>Casper mode</Trans> },
          ]}
          onChange={(chosen) => choose({ mode: chosen })}
        >
          {mode === 'preset' && (
            <PresetMode
              view={view}
              chosen={address.text ?? view.preset}
              onChoose={(id) => choose({ preset: id, mode: 'preset' })}
            />
          )}
          {mode === 'custom' && <CustomMode view={view} />}
          {mode === 'random' && <RandomMode view={view} />}
          {mode === 'casper' && (
            <CasperMode scenarioId={address.scenario} onChoose={(scenario) => void go({ scenario })} />
          )}
        </Tabs>
      </PageSection>
      <PageSection
        title={<Trans>Your runs</Trans>}
        help={
          <Trans>
            The last {TYPING_SHOWN} of at most {TYPING_HISTORY_MAX}, of this device and of the others
          </Trans>
        }
      >
        {sessions && <SessionHistory sessions={sessions} />}
      </PageSection>
    </Page>
  )
}
