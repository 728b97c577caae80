import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AdminUser } from 'shared/model/people/admin-user'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { momentText } from '../moment-text'
import { PLAN_NAMES } from './plan-words'

/** Facts with their names above them, three per row on a phone. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '14px 12px',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(auto-fill, minmax(180px, 1fr))' },
    '& > div': { minWidth: 0 },
    '& > .wide': { gridColumn: { base: '1 / -1', lg: 'span 2' } },
    '& dt': { fontSize: 'xs', color: 'fg.subtle' },
    '& dd': { fontSize: { base: 'sm', lg: '.9375rem' }, overflowWrap: 'anywhere' },
    '& code': { fontFamily: 'mono', fontSize: 'sm' },
  },
})

/** The fields of a user; `children` is the readable copy of the password. */
export function UserFacts({ user, children }: { user: AdminUser; children: ReactNode }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const none = '–'
  const plan = i18n._(PLAN_NAMES[user.plan])
  const end = user.planExpiresAt && formatDate(language, user.planExpiresAt, 'long')
  // After the end of a plan `user.plan` is the free plan, which has applied since that date.
  const isOver = user.planExpiresAt !== null && new Date(user.planExpiresAt) <= new Date()
  const subscription = user.subscriptionStatus === 'premium' ? t`Premium` : t`Free`
  const setAt = user.passwordSetAt && momentText(language, user.passwordSetAt)
  const setBy = user.passwordSetBy
  const facts: { name: string; value: ReactNode; wide?: true }[] = [
    { name: t`ID`, value: <code>{user.id}</code>, wide: true },
    { name: t`Email`, value: user.email || none, wide: true },
    { name: t`First name`, value: user.firstName || none },
    { name: t`Last name`, value: user.lastName || none },
    { name: t`Display name`, value: user.displayName || none },
    { name: t`Custom title`, value: user.customTitle || none },
    { name: t`Role`, value: user.role === 'admin' ? t`Administrator` : t`Learner` },
    { name: t`Subscription`, value: subscription },
    { name: t`Plan`, value: !end ? plan : isOver ? t`${plan}, since ${end}` : t`${plan}, until ${end}` },
    { name: t`Created`, value: formatDate(language, user.createdAt, 'long') },
    { name: t`Updated`, value: momentText(language, user.updatedAt) },
    { name: t`Hashed password`, value: <code>{user.password}</code>, wide: true },
    { name: t`Readable password`, value: children, wide: true },
    { name: t`Set by`, value: setBy ?? none },
    { name: t`Set on`, value: setAt ?? none },
  ]
  return (
    <Facts>
      {facts.map(({ name, value, wide }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact is identified by its index
        <div key={i} className={wide && 'wide'}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  )
}
