import type { useScenarioLibrary } from '#data/library/scenario-library'
import type { usePracticeAddress } from './use-practice-address'

/** Props that both views of the screen share. */
export interface PracticeProps extends ReturnType<typeof usePracticeAddress> {
  library: ReturnType<typeof useScenarioLibrary>
}
