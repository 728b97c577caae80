import { plural } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '#ui/toast'
import { signOut } from './session'

/** The way out for a button: says what is not sent yet and goes to the sign-in page, whatever the server says. */
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
            one: 'It is kept on this device, and is sent when you sign in here again.',
            other: 'They are kept on this device, and are sent when you sign in here again.',
          }),
        })
    } finally {
      setLeaving(false)
      void navigate({ to: '/auth' })
    }
  }
  return { leaving, leave }
}
