import { useScenarioLibrary } from '#data/scenario-library'
import { useFreshProgress } from '#data/use-progress'
import { useLanguage } from '#session/language'
import { PracticeDesk } from './practice-desk'
import { ResultPage } from './result-page'
import { usePracticeAddress } from './use-practice-address'

/** `/practice`: a scenario, an answer, what an evaluator says of it; with `?result=` one evaluation. */
export function PracticeScreen() {
  const language = useLanguage()
  const library = useScenarioLibrary(language)
  const { address, go } = usePracticeAddress()
  // What the other devices answered comes in the background.
  useFreshProgress()
  return address.result === undefined ? (
    <PracticeDesk library={library} address={address} go={go} />
  ) : (
    <ResultPage key={address.result} id={address.result} library={library} address={address} go={go} />
  )
}
