import { useState } from 'react'
import { isRefusal } from '#ui/refusal'
import { VerifyDialog } from './verify-dialog'

/**
 * Runs what the server may want the administrator's own password for: asks for it, then goes on with what was asked. Nothing comes back
 * where it was not given. `dialog` has to stand outside of every form.
 */
export function useVerified() {
  const [asking, setAsking] = useState<{ settle: (given: boolean) => void }>()
  const run = async <T,>(act: () => Promise<T>): Promise<{ reply: T } | undefined> => {
    for (;;)
      try {
        return { reply: await act() }
      } catch (error) {
        if (!isRefusal(error) || error.body?.code !== 'verify') throw error
        const given = await new Promise<boolean>((settle) => setAsking({ settle }))
        setAsking(undefined)
        if (!given) return undefined
      }
  }
  return { run, dialog: asking && <VerifyDialog onDone={asking.settle} /> }
}
