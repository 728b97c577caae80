import { useLocation, useNavigate } from '@tanstack/react-router'
import { AssistantId } from 'shared/model/evaluation'
import { type LibraryFilter, libraryFilterOf } from './library-filter'

/** Who evaluates: the own AI, or an assistant that is asked outside. */
export type JudgeId = 'own' | AssistantId

export interface PracticeAddress {
  scenario: string | undefined
  /** An evaluation that is looked at. */
  result: string | undefined
  judge: JudgeId
  filter: LibraryFilter
}

const textOf = (value: unknown) => (value === undefined || value === '' ? undefined : String(value))

/** What the address says of the screen, so that Back and a reload find it again. */
export function usePracticeAddress() {
  const navigate = useNavigate()
  const search = useLocation().search as Record<string, unknown>
  const address: PracticeAddress = {
    scenario: textOf(search.scenario),
    result: textOf(search.result),
    judge: AssistantId.options.find((id) => id === search.judge) ?? 'own',
    filter: libraryFilterOf(search),
  }
  /** `replace` for what is no step of its own. */
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
