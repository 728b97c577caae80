import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { OnlineUser } from 'shared/model/people/online-user'
import { Avatar } from '#ui/avatar'
import { Icon } from '#ui/icon'
import { Rows } from '../messages/rows'

export type Person = Pick<OnlineUser, 'id' | 'displayName' | 'name' | 'avatar' | 'profileImageUrl'>

/** People; a press opens the private room with them. */
export function PersonRows({
  people,
  blocked,
  onOpen,
}: {
  people: readonly Person[]
  blocked: readonly string[]
  onOpen: (person: Person) => void
}) {
  const { t } = useLingui()
  return (
    <Rows>
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" onClick={() => onOpen(person)}>
            <Avatar seed={person.avatar} image={person.profileImageUrl} />
            <span className="grow">
              <b>{person.displayName}</b>
              <small>{blocked.includes(person.id) ? t`Blocked` : t`Send a private message`}</small>
            </span>
            <Icon of={ChevronRight} size="s" />
          </button>
        </li>
      ))}
    </Rows>
  )
}
