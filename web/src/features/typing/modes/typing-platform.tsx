import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { TYPING_HISTORY_MAX } from 'shared/model/typing-session'
import { TYPING_SHOWN } from 'shared/rules/typing/typing-history'
import { currentDb } from '#data/db/db'
import { refreshTypingHistory, useTypingHistory } from '#data/typing/typing-sessions'
import { saveTypingView, type TypingMode, useTypingView } from '#data/typing/typing-view'
import { Loading } from '#ui/feedback/loading'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { Tabs } from '#ui/tabs'
import { SessionHistory } from '../report/session-history'
import type { TypingAddress, useTypingAddress } from '../use-typing-address'
import { CasperMode } from './casper-mode'
import { CustomMode } from './custom-mode'
import { PresetMode } from './preset-mode'
import { RandomMode } from './random-mode'

/** The typing platform: choice of text, typing area, result, and the last runs. */
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
  useEffect(() => void refreshTypingHistory(currentDb()), [])
  if (!view) return <Loading />
  const mode = address.mode ?? view.mode
  const choose = (change: { mode?: TypingMode; preset?: string }) => {
    void saveTypingView(currentDb(), change)
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
      lead={
        <Trans>Type fast enough to keep up with your thinking, so that your keyboard never costs you an answer.</Trans>
      }
    >
      <PageSection
        title={mode === 'casper' ? <Trans>Your answer</Trans> : <Trans>The text</Trans>}
        help={
          mode === 'casper' ? (
            <Trans>Your own words, timed like the test</Trans>
          ) : (
            <Trans>A regular space counts as a non-breaking one, ' as ’, oe as œ, " as «</Trans>
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
        title={<Trans>Your sessions</Trans>}
        help={
          <Trans>
            The last {TYPING_SHOWN} (of up to {TYPING_HISTORY_MAX}) from all your devices
          </Trans>
        }
      >
        {sessions && <SessionHistory sessions={sessions} />}
      </PageSection>
    </Page>
  )
}
