import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, select, t } from '@lingui/core/macro'
import type { AuditAction, AuditEntry, AuditKind } from 'shared/model/people/audit-entry'

const KINDS: Record<AuditKind, MessageDescriptor> = {
  module: msg`Module`,
  scenario: msg`Scenario`,
  objection: msg`Objection`,
  quiz: msg`Quiz`,
  text: msg`Typing text`,
  image: msg`Picture`,
  test_date: msg`Test date`,
  user: msg`Learner`,
  contact: msg`Message`,
  chat: msg`Chat`,
  security: msg`Security`,
}
interface Said {
  kind: AuditKind
  /** Name of the kind of content. */
  name: string
  subject: string
}

/** A sentence per action. A test date has its own form, because a language may inflect the verb. */
const SENTENCES: Record<AuditAction, (said: Said) => string> = {
  created: ({ kind, name, subject }) =>
    select(kind, {
      test_date: `Test date “${subject}” created`,
      image: 'Module image uploaded',
      other: `${name} “${subject}” created`,
    }),
  changed: ({ kind, name, subject }) =>
    select(kind, { test_date: `Test date “${subject}” changed`, other: `${name} “${subject}” changed` }),
  published: ({ kind, name, subject }) =>
    select(kind, { test_date: `Test date “${subject}” published`, other: `${name} “${subject}” published` }),
  unpublished: ({ kind, name, subject }) =>
    select(kind, { test_date: `Test date “${subject}” unpublished`, other: `${name} “${subject}” unpublished` }),
  deleted: ({ kind, name, subject }) =>
    select(kind, { test_date: `Test date “${subject}” deleted`, other: `${name} “${subject}” deleted` }),
  restored: ({ kind, name, subject }) =>
    select(kind, { test_date: `Test date “${subject}” restored`, other: `${name} “${subject}” restored` }),
  password_set: ({ subject }) => t`New password set for ${subject}`,
  password_revealed: ({ subject }) => t`Password of ${subject} revealed`,
  plan_changed: ({ subject }) => t`Plan of ${subject} changed`,
  plan_paid: ({ subject }) => t`Plan of ${subject} changed by a payment`,
  sessions_ended: ({ subject }) => t`Sessions of ${subject} ended`,
  status_changed: ({ subject }) => t`Status of “${subject}” changed`,
  removed: ({ subject }) => t`A message by ${subject} was removed from the chat`,
  closed: () => t`A report from the chat was closed`,
  handled: ({ subject }) => t`An objection to “${subject}” was handled`,
  reopened: ({ subject }) => t`An objection to “${subject}” was reopened`,
  verified: () => t`Own password re-entered`,
  second_factor_on: () => t`Two-step verification turned on`,
  second_factor_off: () => t`Two-step verification turned off`,
}

/** The action as a sentence. */
export const auditSentence = (i18n: I18n, { action, kind, subject }: AuditEntry): string =>
  SENTENCES[action]({ kind, name: i18n._(KINDS[kind]), subject })
