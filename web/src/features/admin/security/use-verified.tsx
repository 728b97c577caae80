import { useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { VerifyDialog } from './verify-dialog'

/**
 * Runs actions for which the server may require the administrator's own password: asks for it, then repeats the action.
 * Returns undefined where the password was not given. Render `dialog` outside of every form.
 */
export function useVerified() {
  const [asking, setAsking] = useState<{ settle: (given: boolean) => void }>()
  const run = async <T,>(act: () => Promise<T>): Promise<{ reply: T } | undefined> => {
    for (;;)
      try {
        return { reply: await act() }
      } catch (error) {
        if (!(error instanceof ApiError) || error.body?.code !== 'verify') throw error
        const given = await new Promise<boolean>((settle) => setAsking({ settle }))
        setAsking(undefined)
        if (!given) return undefined
      }
  }
  return { run, dialog: asking && <VerifyDialog onDone={asking.settle} /> }
}
