import type { LucideIcon } from 'lucide-react'

const SIZES = { s: 16, m: 20, l: 24 }

/** A decorative line icon; the words beside it, or the label of its button, carry the meaning. */
export function Icon({
  of: Shape,
  size = 'm',
  className,
}: {
  of: LucideIcon
  size?: keyof typeof SIZES
  className?: string
}) {
  return <Shape size={SIZES[size]} strokeWidth={1.75} aria-hidden focusable={false} {...(className && { className })} />
}
