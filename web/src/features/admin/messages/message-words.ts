import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Archive, CircleCheck, Eye, type LucideIcon, Mail } from 'lucide-react'
import type { ContactStatus } from 'shared/model/people/contact-message'

interface Look {
  name: MessageDescriptor
  icon: LucideIcon
  tone: 'neutral' | 'info' | 'success' | 'outline'
}

/** The status of a message to the team: its words and its style. */
export const MESSAGE_STATUS: Record<ContactStatus, Look> = {
  new: { name: msg`New`, icon: Mail, tone: 'neutral' },
  read: { name: msg`Read`, icon: Eye, tone: 'info' },
  answered: { name: msg`Answered`, icon: CircleCheck, tone: 'success' },
  archived: { name: msg`Archived`, icon: Archive, tone: 'outline' },
}
