import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { GENERAL_ROOM, STUDY_GROUP_ROOM } from 'shared/model/people/chat-message'
import type { OnlineUser } from 'shared/model/people/online-user'

/** Size of the study group. */
export const STUDY_GROUP_SIZE = 3

/** The public rooms, with the people that each shows. */
export const OPEN_ROOMS: readonly {
  id: string
  name: MessageDescriptor
  shown: (online: readonly OnlineUser[]) => readonly OnlineUser[]
}[] = [
  { id: GENERAL_ROOM, name: msg`General`, shown: (online) => online },
  { id: STUDY_GROUP_ROOM, name: msg`Study group`, shown: (online) => online.slice(0, STUDY_GROUP_SIZE) },
]
