import type { Language } from 'shared/model/bilingual'
import type { Objection } from 'shared/model/objection'

/** An objection as the fake server stores it. */
export interface FakeObjection extends Objection {
  entryId: string
  scenarioId: string
  language: Language
  isHandled: boolean
}
