import { plural } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '#ui/feedback/toast'
import { signOut } from './session'

/**
 * The sign-out action of a button: tells how many writes are not sent and opens the sign-in page, whatever the server
 * replies.
 */
export function useSignOut() {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      const unsent = await signOut()
      if (unsent > 0)
        toast({
          tone: 'warning',
          title: plural(unsent, { one: '# change is not sent yet', other: '# changes are not sent yet' }),
          description: plural(unsent, {
            one: 'It is saved on this device and will be sent when you sign in here again.',
            other: 'They are saved on this device and will be sent when you sign in here again.',
          }),
        })
    } finally {
      setLeaving(false)
      void navigate({ to: '/auth' })
    }
  }
  return { leaving, leave }
}
