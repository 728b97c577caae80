import { Plural, Trans } from '@lingui/react/macro'
import { SkipForward } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Scenario } from 'shared/model/content/scenario'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { helpLinesOf } from './help-lines'
import { HelpLinesNotice } from './help-lines-notice'

/**
 * Shown before a situation about suicide, mistreatment or illness: that its subject is sensitive, the help lines and,
 * with `onSkip`, a button that skips it.
 */
export function SensitiveNotice({ scenario, onSkip }: { scenario: Scenario; onSkip?: () => void }) {
  const lines = helpLinesOf(scenario)
  if (lines.length === 0) return null
  return (
    <HelpLinesNotice
      lines={lines}
      action={
        onSkip && (
          <Button onClick={onSkip}>
            <Icon of={SkipForward} size="s" />
            <Trans>Skip this situation</Trans>
          </Button>
        )
      }
    >
      <Trans>
        This situation touches on a sensitive subject. You can skip it and come back another day. Help is available:
      </Trans>
    </HelpLinesNotice>
  )
}

/**
 * Shown before a practice test with situations about suicide, mistreatment or illness: how many there are, and the help
 * lines. `action` leads to the other tests.
 */
export function SensitiveTestNotice({ scenarios, action }: { scenarios: readonly Scenario[]; action: ReactNode }) {
  const sensitive = scenarios.filter((scenario) => helpLinesOf(scenario).length > 0)
  if (sensitive.length === 0) return null
  const lines = [...new Set(sensitive.flatMap(helpLinesOf))]
  return (
    <HelpLinesNotice lines={lines} action={action}>
      <Plural
        value={sensitive.length}
        one="This test has # situation that touches on a sensitive subject. You can choose another test. Help is available:"
        other="This test has # situations that touch on a sensitive subject. You can choose another test. Help is available:"
      />
    </HelpLinesNotice>
  )
}
