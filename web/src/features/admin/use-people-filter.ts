import { useState } from 'react'
import type { PeopleFilter } from '#data/admin-people'
import { useAdminAddress } from './use-admin-address'

/** Who is shown: what is looked for, in memory only, and the plan, which stands in the address. */
export function usePeopleFilter() {
  const { plan, filter } = useAdminAddress()
  const [search, setSearch] = useState('')
  /** How often all was taken away: the field begins anew. */
  const [cleared, setCleared] = useState(0)
  const asked: PeopleFilter = { search, plan }
  return {
    asked,
    isNarrowed: search !== '' || plan !== undefined,
    cleared,
    controls: {
      plan,
      onSearch: setSearch,
      onPlan: (next: PeopleFilter['plan']) => void filter({ plan: next }),
      autoFocus: cleared > 0,
    },
    clear: () => {
      setSearch('')
      setCleared(cleared + 1)
      void filter({ plan: undefined })
    },
  }
}
