import { LegalPage } from './legal-page'
import { PRIVACY } from './privacy-text'

export function PrivacyScreen() {
  return <LegalPage text={PRIVACY} />
}
