import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import type { User } from 'shared/model/people/user'
import { useSignOut } from '#session/use-sign-out'
import { Avatar } from '#ui/avatar'
import { IconButton } from '#ui/icon-button'
import { PersonTitle } from '#ui/labels/person-title'
import { LanguageToggle } from './language-toggle'

const Box = chakra('div', {
  base: {
    borderTop: '1px solid {colors.border}',
    paddingTop: '3',
    marginTop: '2',
    '& > a': { display: 'flex', alignItems: 'center', gap: '3', borderRadius: 'md', minHeight: 'touch' },
    '& > a b': { fontSize: 'sm', lineHeight: 1.35, lineClamp: 2, overflowWrap: 'anywhere' },
    '& > a small': { color: 'fg.subtle', lineHeight: 1.35, lineClamp: 2, overflowWrap: 'anywhere' },
    '& > a > span:last-of-type': { minWidth: 0 },
    '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: '3' },
  },
})

/** The signed-in person, the choice of language and the sign-out button. */
export function AccountFooter({ user, onGo }: { user: User; onGo?: () => void }) {
  const { t } = useLingui()
  const { leaving, leave, question } = useSignOut(onGo)
  return (
    <Box>
      <Link to="/account" title={t`Your account`} {...(onGo && { onClick: onGo })}>
        <Avatar seed={user.avatar} image={user.profileImageUrl} />
        <span>
          <b>{user.displayName}</b>
          <small>
            <PersonTitle user={user} />
          </small>
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
      {question}
    </Box>
  )
}
