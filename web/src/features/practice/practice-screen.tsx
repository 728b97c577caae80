import { useScenarioLibrary } from '#data/library/scenario-library'
import { useFreshProgress } from '#data/progress/use-progress'
import { useLanguage } from '#session/language'
import { PracticeDesk } from './practice-desk'
import { ResultPage } from './result/result-page'
import { usePracticeAddress } from './use-practice-address'

// Exported from here so that the build puts both screens in one file. In separate files, the code that they share would
// become many small files.
export { TrialScreen } from './trial/trial-screen'

/** `/practice`: a scenario, an answer and its evaluation; with `?result=` one evaluation. */
export function PracticeScreen() {
  const language = useLanguage()
  const library = useScenarioLibrary(language)
  const { address, go } = usePracticeAddress()
  // Answers of other devices are fetched in the background.
  useFreshProgress()
  return address.result === undefined ? (
    <PracticeDesk library={library} address={address} go={go} />
  ) : (
    <ResultPage key={address.result} id={address.result} library={library} address={address} go={go} />
  )
}
