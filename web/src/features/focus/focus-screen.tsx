import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Bell, BellOff, Maximize, Minimize, Pause, Play, RotateCcw, Waves } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { FOCUS_MINUTES, type FocusMinutes } from 'shared/rules/breathing'
import { canGoFullscreen, leaveFullscreen, toggleFullscreen, useFullscreen } from '#browser/fullscreen'
import { allowSound, ambience, chime } from '#browser/sound/sound'
import { keepAwake } from '#browser/wake-lock'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Segmented } from '#ui/form/segmented'
import { Icon } from '#ui/icon'
import { Card } from '#ui/layout/card'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { TextLink } from '#ui/text-link'
import { BreathingRing } from './breathing-ring'
import { useFocusRun } from './use-focus-run'
import { useFocusSettings } from './use-focus-settings'

const Middle = chakra(Stack, { base: { alignItems: 'center', gap: '6' } })

/** `/focus-session`: breathing exercise with a ring, for five, ten or fifteen minutes. */
export function FocusScreen() {
  const { t } = useLingui()
  const settings = useFocusSettings()
  const fullscreen = useFullscreen()
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const focus = useFocusRun(() => settings.sound && chime())
  const { isRunning, start } = focus
  useAutostart(focus.startAnew)
  useEffect(() => (isRunning ? keepAwake() : undefined), [isRunning])
  useEffect(() => (isRunning && settings.ambient ? ambience() : undefined), [isRunning, settings.ambient])
  useEffect(() => leaveFullscreen, [])

  return (
    <Page
      title={t`Focus session`}
      crumb={
        <TextLink to="/dashboard">
          <Icon of={ArrowLeft} size="s" />
          <Trans>Dashboard</Trans>
        </TextLink>
      }
      lead={<Trans>Breathe with the circle: in while it grows, out while it shrinks.</Trans>}
    >
      <PageBody>
        <Card>
          <Middle>
            <Segmented
              label={t`Duration`}
              value={String(focus.minutes)}
              options={FOCUS_MINUTES.map((minutes) => ({
                value: String(minutes),
                label: <Trans>{minutes} min</Trans>,
              }))}
              onChange={(minutes) => focus.reset(Number(minutes) as FocusMinutes)}
            />
            <BreathingRing
              passedMs={focus.passed}
              durationMs={focus.run.durationMs}
              isRunning={isRunning}
              still={still}
            />
            {focus.over && (
              <Notice tone="success" role="status">
                <Trans>Session finished. These minutes count as study time.</Trans>
              </Notice>
            )}
            <Row css={{ justifyContent: 'center' }}>
              {isRunning ? (
                <Button tone="primary" size="lg" onClick={focus.pause}>
                  <Icon of={Pause} size="s" />
                  <Trans>Pause</Trans>
                </Button>
              ) : (
                <Button
                  tone="primary"
                  size="lg"
                  onClick={() => {
                    allowSound()
                    start()
                  }}
                >
                  <Icon of={Play} size="s" />
                  {focus.passed > 0 ? <Trans>Resume</Trans> : <Trans>Start</Trans>}
                </Button>
              )}
              <Button size="lg" disabled={focus.passed === 0} onClick={() => focus.reset()}>
                <Icon of={RotateCcw} size="s" />
                <Trans>Reset</Trans>
              </Button>
            </Row>
            <Row css={{ justifyContent: 'center' }}>
              <Button tone="quiet" aria-pressed={settings.sound} onClick={settings.toggleSound}>
                <Icon of={settings.sound ? Bell : BellOff} size="s" />
                {settings.sound ? <Trans>Chime at the end: on</Trans> : <Trans>Chime at the end: off</Trans>}
              </Button>
              <Button
                tone="quiet"
                aria-pressed={settings.ambient}
                onClick={() => {
                  allowSound()
                  settings.toggleAmbient()
                }}
              >
                <Icon of={Waves} size="s" />
                {settings.ambient ? <Trans>Ambient sound: on</Trans> : <Trans>Ambient sound: off</Trans>}
              </Button>
              {canGoFullscreen() && (
                <Button tone="quiet" aria-pressed={fullscreen} onClick={() => void toggleFullscreen()}>
                  <Icon of={fullscreen ? Minimize : Maximize} size="s" />
                  {fullscreen ? <Trans>Exit full screen</Trans> : <Trans>Full screen</Trans>}
                </Button>
              )}
            </Row>
          </Middle>
        </Card>
      </PageBody>
    </Page>
  )
}

/**
 * `?autostart=1` starts a session of the default length once; it is then removed from the address, so that a reload or
 * Back does not start another one.
 */
function useAutostart(start: () => void) {
  const navigate = useNavigate()
  const { autostart } = useLocation().search as { autostart?: unknown }
  const begin = useEffectEvent(start)
  useEffect(() => {
    if (String(autostart) !== '1') return
    begin()
    void navigate({ to: '/focus-session', search: {}, replace: true })
  }, [autostart, navigate])
}
