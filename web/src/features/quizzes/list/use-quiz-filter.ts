import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isCategoryFilter, type QuizFilter } from './quiz-filter'

const fromAddress = ({ search, category }: { search?: unknown; category?: unknown }): QuizFilter => ({
  // The router parses digits as a number.
  search: search === undefined ? '' : String(search),
  category: isCategoryFilter(category) ? category : 'all',
})

/**
 * Marks an address that was written by the controls. During typing the controls are ahead of the address and must not
 * be reset to it.
 */
const FOLLOWS = { followsFilter: true }

/** The filters of the list. They are in the address, so that Back from a quiz restores the same list. */
export function useQuizFilter(): [QuizFilter, (filter: QuizFilter) => void] {
  const navigate = useNavigate()
  const { search: address, state } = useLocation()
  const [filter, setFilter] = useState(() => fromAddress(address))
  const follows = 'followsFilter' in state
  useEffect(() => {
    if (!follows) setFilter(fromAddress(address))
  }, [address, follows])
  const narrow = (next: QuizFilter) => {
    setFilter(next)
    void navigate({
      to: '/quizzes',
      search: {
        ...(next.search && { search: next.search }),
        ...(next.category !== 'all' && { category: next.category }),
      },
      state: (before) => ({ ...before, ...FOLLOWS }),
      replace: true,
      resetScroll: false,
    })
  }
  return [filter, narrow]
}
