import { ActionContent, ActionLink, ActionList } from '#ui/action-list'
import type { Begun } from './use-begun'

/** Unfinished work, before everything else. */
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
