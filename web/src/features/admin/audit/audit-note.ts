import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Language } from 'shared/model/bilingual'
import { HANDED_HOURS } from 'shared/model/people/admin-user'
import type { AuditEntry } from 'shared/model/people/audit-entry'
import { ContactStatus } from 'shared/model/people/contact-message'
import { Plan } from 'shared/model/people/user'
import { formatDate } from '#i18n/format'
import { MESSAGE_STATUS } from '../messages/message-words'
import { PLAN_NAMES } from '../people/plan-words'
import { fieldNames } from './audit-fields'

/**
 * Details of an action: the changed fields, how a new password is kept, or the old and the new plan or status.
 * Undefined where there are none.
 */
export function auditNote(i18n: I18n, language: Language, { action, detail }: AuditEntry): string | undefined {
  const planName = (value: unknown) => {
    const plan = Plan.options.find((one) => one === value)
    return plan ? i18n._(PLAN_NAMES[plan]) : '–'
  }
  const statusName = (value: unknown) => {
    const status = ContactStatus.options.find((one) => one === value)
    return status ? i18n._(MESSAGE_STATUS[status].name) : '–'
  }
  switch (action) {
    case 'changed': {
      const fields = Array.isArray(detail.fields) ? fieldNames(i18n, detail.fields.map(String)) : ''
      return fields ? t`Changed: ${fields}` : undefined
    }
    case 'password_set':
      return detail.temporary === true
        ? t`To hand over in person; valid for ${HANDED_HOURS} hours`
        : t`Only its hash is kept`
    case 'plan_paid':
    case 'plan_changed': {
      const from = planName(detail.from)
      const to = planName(detail.to)
      const day = typeof detail.until === 'string' ? formatDate(language, detail.until, 'long') : undefined
      return day && detail.to !== 'free' ? t`From ${from} to ${to}, until ${day}` : t`From ${from} to ${to}`
    }
    case 'status_changed': {
      const from = statusName(detail.from)
      const to = statusName(detail.to)
      return t`From ${from} to ${to}`
    }
  }
  return undefined
}
