import { useState } from 'react'
import type { PeopleFilter } from '#data/admin/admin-people'
import { useAdminAddress } from '../use-admin-address'

/** The filter of people: the search, which is kept in memory only, and the plan, which is in the address. */
export function usePeopleFilter() {
  const { plan, filter } = useAdminAddress()
  const [search, setSearch] = useState('')
  /** Changes when the filter is cleared, which resets the field. */
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
