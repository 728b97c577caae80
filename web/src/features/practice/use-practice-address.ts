import { useLocation, useNavigate } from '@tanstack/react-router'
import { ASSISTANT_IDS, type AssistantId } from 'shared/model/evaluation'
import { type LibraryFilter, libraryFilterOf } from './library/library-filter'

/** Who evaluates: the application's own AI, or an external assistant. */
export type JudgeId = 'own' | AssistantId

export interface PracticeAddress {
  scenario: string | undefined
  /** Id of the evaluation shown. */
  result: string | undefined
  judge: JudgeId
  filter: LibraryFilter
  /** Whether a new answer is to be spoken. */
  isSpoken: boolean
}

const textOf = (value: unknown) => (value === undefined || value === '' ? undefined : String(value))

/** The state of the screen in the address, so that Back and a reload restore it. */
export function usePracticeAddress() {
  const navigate = useNavigate()
  const search = useLocation().search as Record<string, unknown>
  const address: PracticeAddress = {
    scenario: textOf(search.scenario),
    result: textOf(search.result),
    judge: ASSISTANT_IDS.find((id) => id === search.judge) ?? 'own',
    filter: libraryFilterOf(search),
    isSpoken: search.answer === 'spoken',
  }
  /** Set `replace` for a change that Back must not undo, `stay` to keep the scroll position. */
  const go = (change: Partial<PracticeAddress>, { replace = false, stay = false } = {}) => {
    const { filter, judge, scenario, result } = { ...address, ...change }
    return navigate({
      to: '/practice',
      search: {
        ...(scenario && { scenario }),
        ...(result && { result }),
        ...(judge !== 'own' && { judge }),
        ...filter,
      },
      replace,
      resetScroll: !stay,
    })
  }
  return { address, go }
}
