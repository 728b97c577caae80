import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { GENERAL_ROOM, STUDY_GROUP_ROOM } from 'shared/model/chat-message'
import type { OnlineUser } from 'shared/model/online-user'

/** People of the study group (spec 1 §9). */
export const STUDY_GROUP_SIZE = 3

/** The rooms that are everybody's, with whom each shows. */
export const OPEN_ROOMS: readonly {
  id: string
  name: MessageDescriptor
  shown: (online: readonly OnlineUser[]) => readonly OnlineUser[]
}[] = [
  { id: GENERAL_ROOM, name: msg`General`, shown: (online) => online },
  { id: STUDY_GROUP_ROOM, name: msg`Study group`, shown: (online) => online.slice(0, STUDY_GROUP_SIZE) },
]
