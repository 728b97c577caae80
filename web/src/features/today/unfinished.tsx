import { ActionContent, ActionLink, ActionList } from '#ui/action-list'
import type { Begun } from './use-begun'

/** Links to unfinished work. The heading around the list must have the id `unfinished`, which names the list. */
export function Unfinished({ begun }: { begun: readonly Begun[] }) {
  return (
    <ActionList aria-labelledby="unfinished">
      {begun.map(({ key, icon, title, caption, address }) => (
        <ActionLink key={key} {...address}>
          <ActionContent icon={icon} title={title} caption={caption} />
        </ActionLink>
      ))}
    </ActionList>
  )
}
