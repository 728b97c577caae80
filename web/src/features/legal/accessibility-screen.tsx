import { ACCESSIBILITY } from './accessibility-text'
import { LegalPage } from './legal-page'

export function AccessibilityScreen() {
  return <LegalPage text={ACCESSIBILITY} />
}
