import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Archive, CircleCheck, Eye, type LucideIcon, Mail } from 'lucide-react'
import type { ContactStatus } from 'shared/model/contact-message'

interface Look {
  name: MessageDescriptor
  icon: LucideIcon
  tone: 'neutral' | 'info' | 'success' | 'outline'
}

/** How a message to the team stands, in words and as it looks. */
export const LETTER_STATUS: Record<ContactStatus, Look> = {
  new: { name: msg`New`, icon: Mail, tone: 'neutral' },
  read: { name: msg`Read`, icon: Eye, tone: 'info' },
  answered: { name: msg`Answered`, icon: CircleCheck, tone: 'success' },
  archived: { name: msg`Archived`, icon: Archive, tone: 'outline' },
}
