import { LegalPage } from './legal-page'
import { TERMS } from './terms-text'

export function TermsScreen() {
  return <LegalPage text={TERMS} />
}
