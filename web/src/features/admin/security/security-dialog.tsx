import { Trans } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { SecurityState } from 'shared/model/people/second-factor'
import { removeSecondFactor, securityState } from '#data/admin/admin-people'
import { useMemory } from '#data/admin/use-memory'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'
import { Notice } from '#ui/feedback/notice'
import { Stack } from '#ui/layout/stack'
import { AnswerFrame } from '../answer-frame'
import { CodeForm } from './code-form'
import { SecondFactorSetup } from './second-factor-setup'
import { useVerified } from './use-verified'

/** The administrator's own sign-in: sets up or removes two-step verification. */
export function SecurityDialog({ onClose }: { onClose: () => void }) {
  const [removed, setRemoved] = useState(false)
  const { value, failure, again, set } = useMemory(securityState)
  const { run, dialog } = useVerified()
  const remove = async (code: string) => {
    const done = await run(() => removeSecondFactor(code))
    if (!done) return
    set(done.reply)
    setRemoved(true)
  }
  return (
    <>
      <Dialog
        title={<Trans>Security of your sign-in</Trans>}
        onClose={onClose}
        actions={
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <AnswerFrame<SecurityState> value={value} failure={failure} again={again}>
          {({ hasSecondFactor }) =>
            hasSecondFactor ? (
              <Stack>
                <div role="status">
                  <Badge icon={ShieldCheck} tone="success">
                    <Trans>Two-step verification is on</Trans>
                  </Badge>
                </div>
                <p>
                  <Trans>
                    Signing in asks for a code as well as your password. To turn this off, enter a current code.
                  </Trans>
                </p>
                <CodeForm danger label={<Trans>Turn off two-step verification</Trans>} onCode={remove} />
              </Stack>
            ) : (
              <Stack>
                {removed && (
                  <Notice tone="success" role="status">
                    <Trans>Two-step verification is off</Trans>
                  </Notice>
                )}
                <SecondFactorSetup
                  run={run}
                  onDone={(state) => {
                    set(state)
                    setRemoved(false)
                  }}
                />
              </Stack>
            )
          }
        </AnswerFrame>
      </Dialog>
      {dialog}
    </>
  )
}
