import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueuedName } from 'shared/contract/queued'

/** What a queued write is, in the learner's words. */
export const WRITE_NAMES: Record<QueuedName, MessageDescriptor> = {
  'profile.update': msg`Profile`,
  'progress.saveSummary': msg`Activity`,
  'progress.record': msg`Activity`,
  'modules.saveProgress': msg`Place in a module`,
  'modules.resetProgress': msg`Module started over`,
  'modules.savePage': msg`Page read`,
  'quizzes.submit': msg`Quiz answers`,
  'evaluations.submit': msg`Scenario answer`,
  'typing.save': msg`Typing session`,
  'contact.send': msg`Message to the team`,
}
