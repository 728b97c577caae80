import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isCategoryFilter, type QuizFilter } from './quiz-filter'

const fromAddress = ({ search, category }: { search?: unknown; category?: unknown }): QuizFilter => ({
  // The router reads a number where one was typed.
  search: search === undefined ? '' : String(search),
  category: isCategoryFilter(category) ? category : 'all',
})

/** Says of an address that it follows the controls, which are ahead of it while somebody types. */
const FOLLOWS = { followsFilter: true }

/** What the list is narrowed to. The address carries it, so that the way back from a quiz leads to the same list. */
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
