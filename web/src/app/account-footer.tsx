import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { User } from 'shared/model/user'
import { signOut } from '#session/session'
import { Avatar } from '#ui/avatar'
import { IconButton } from '#ui/icon-button'
import { toast } from '#ui/toast'
import { LanguageToggle } from './language-toggle'

const Box = chakra('div', {
  base: {
    borderTop: '1px solid {colors.border}',
    paddingTop: '3',
    marginTop: '2',
    '& > a': { display: 'flex', alignItems: 'center', gap: '3', borderRadius: 'md', minHeight: 'touch' },
    '& > a b': { display: 'block', fontSize: 'sm', lineHeight: 1.35 },
    '& > a small': { display: 'block', color: 'fg.subtle', lineHeight: 1.35 },
    '& > a > span:last-of-type': { minWidth: 0 },
    '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: '3' },
  },
})

/** Who is signed in, the language, and the way out. */
export function AccountFooter({ user, onGo }: { user: User; onGo?: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      const unsent = await signOut()
      if (unsent > 0)
        toast({
          tone: 'warning',
          title: plural(unsent, { one: '# write is not sent yet', other: '# writes are not sent yet' }),
          description: t`Kept on this device: they leave when you sign in here again.`,
        })
    } finally {
      setLeaving(false)
      onGo?.()
      void navigate({ to: '/auth' })
    }
  }
  return (
    <Box>
      <Link to="/device" title={t`This device and your settings`} {...(onGo && { onClick: onGo })}>
        <Avatar name={user.displayName} image={user.profileImageUrl} />
        <span>
          <b>{user.displayName}</b>
          <small>{user.customTitle ?? t`Future medical student`}</small>
        </span>
      </Link>
      <div>
        <LanguageToggle />
        {leaving ? (
          <IconButton label={t`Signing out…`} icon={LogOut} loading />
        ) : (
          <IconButton label={t`Sign out`} icon={LogOut} onClick={leave} />
        )}
      </div>
    </Box>
  )
}
