import { useNavigate, useSearch } from '@tanstack/react-router'
import { ContactStatus } from 'shared/model/contact-message'
import { Plan } from 'shared/model/user'
import { ADMIN_TABS, type AdminTab } from './admin-tabs'

export interface AdminAddress {
  tab: AdminTab
  plan: Plan | undefined
  status: ContactStatus | undefined
}

/** What the address says of the screen, so that Back and a reload find it again; nobody's name ever stands in it. */
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
    /** The filters belong to a tab: another one begins without. */
    openTab: (tab: AdminTab) => go({ tab, plan: undefined, status: undefined }),
    filter: (change: Pick<Partial<AdminAddress>, 'plan' | 'status'>) => go(change),
  }
}
