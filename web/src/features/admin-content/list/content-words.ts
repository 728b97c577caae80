import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContentKind } from '#data/admin/admin-content'

interface Words {
  created: MessageDescriptor
  createFailed: MessageDescriptor
  saved: MessageDescriptor
  saveFailed: MessageDescriptor
  publishFailed: MessageDescriptor
  deleteFailed: MessageDescriptor
  askDelete: MessageDescriptor
  loadFailed: MessageDescriptor
  /** Title of the message for a failure. */
  failed: MessageDescriptor
}
const failed = msg`Error`
const deleteFailed = msg`The item couldn’t be deleted.`
const publishFailed = msg`Update failed`

/** The texts of each kind of content. */
export const CONTENT_WORDS: Record<ContentKind, Words> = {
  module: {
    created: msg`Module created`,
    createFailed: msg`Failed to create module`,
    saved: msg`Module saved`,
    saveFailed: msg`Failed to update module`,
    publishFailed,
    deleteFailed: msg`Failed to delete module`,
    askDelete: msg`Are you sure you want to delete this module?`,
    loadFailed: msg`The modules couldn’t be loaded`,
    failed,
  },
  scenario: {
    created: msg`Scenario created`,
    createFailed: msg`The scenario couldn’t be created.`,
    saved: msg`Scenario saved`,
    saveFailed: msg`The scenario couldn’t be saved.`,
    publishFailed,
    deleteFailed,
    askDelete: msg`Are you sure you want to delete this scenario?`,
    loadFailed: msg`The scenarios couldn’t be loaded`,
    failed,
  },
  quiz: {
    created: msg`Quiz created`,
    createFailed: msg`The quiz couldn’t be created.`,
    saved: msg`Quiz saved`,
    saveFailed: msg`The quiz couldn’t be saved.`,
    publishFailed,
    deleteFailed,
    askDelete: msg`Are you sure you want to delete this quiz?`,
    loadFailed: msg`The quizzes couldn’t be loaded`,
    failed,
  },
  text: {
    created: msg`Text added`,
    createFailed: msg`Error while adding`,
    saved: msg`Text saved`,
    saveFailed: msg`Unknown error`,
    publishFailed,
    deleteFailed: msg`Error while deleting`,
    askDelete: msg`Are you sure you want to delete this text?`,
    loadFailed: msg`Error while loading the texts`,
    failed,
  },
  testDate: {
    created: msg`Date added`,
    createFailed: msg`The date couldn’t be added.`,
    saved: msg`Date saved`,
    saveFailed: msg`The date couldn’t be saved.`,
    publishFailed,
    deleteFailed: msg`The date couldn’t be deleted.`,
    askDelete: msg`Are you sure you want to delete this date?`,
    loadFailed: msg`The dates couldn’t be loaded`,
    failed,
  },
}
