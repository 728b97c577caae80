import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './button'
import { Icon } from './icon'

/** A 44 px button with only an icon; `label` is its name. */
export function IconButton({
  label,
  icon,
  small,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'children'> & { label: string; icon: LucideIcon; small?: boolean }) {
  return (
    <Button tone="plain" size="icon" aria-label={label} title={label} {...rest}>
      <Icon of={icon} size={small ? 's' : 'm'} />
    </Button>
  )
}
