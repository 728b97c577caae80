import type { useScenarioLibrary } from '#data/scenario-library'
import type { usePracticeAddress } from './use-practice-address'

/** What both faces of the screen are given. */
export interface PracticeProps extends ReturnType<typeof usePracticeAddress> {
  library: ReturnType<typeof useScenarioLibrary>
}
