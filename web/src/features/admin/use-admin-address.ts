import { useNavigate, useSearch } from '@tanstack/react-router'
import { ContactStatus } from 'shared/model/people/contact-message'
import { Plan } from 'shared/model/people/user'
import { ADMIN_TABS, type AdminTab } from './admin-tabs'

export interface AdminAddress {
  tab: AdminTab
  plan: Plan | undefined
  status: ContactStatus | undefined
}

/** The state of the screen in the address, so that Back and a reload restore it; it never contains a person's name. */
export function useAdminAddress() {
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const address: AdminAddress = {
    tab: ADMIN_TABS.find((tab) => tab === search.tab) ?? 'dashboard',
    plan: Plan.options.find((plan) => plan === search.plan),
    status: ContactStatus.options.find((status) => status === search.status),
  }
  const go = (change: Partial<AdminAddress>) => {
    const { tab, plan, status } = { ...address, ...change }
    const next = { ...(tab !== 'dashboard' && { tab }), ...(plan && { plan }), ...(status && { status }) }
    return navigate({ to: '/admin', search: next as never, resetScroll: false })
  }
  return {
    ...address,
    /** Filters belong to a tab: another tab starts without them. */
    openTab: (tab: AdminTab) => go({ tab, plan: undefined, status: undefined }),
    filter: (change: Pick<Partial<AdminAddress>, 'plan' | 'status'>) => go(change),
  }
}
