import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'

const Body = chakra('div', {
  base: {
    display: { xl: 'grid' },
    gridTemplateColumns: { xl: '{sizes.marginCol} minmax(0, 1fr)' },
    paddingBottom: { base: '8', xl: 0 },
    '& > .margin:not(:empty)': { marginBottom: { base: '14px', xl: 0 }, padding: { xl: '0 16px 28px 0' } },
    '& > .body': {
      minWidth: 0,
      borderLeft: { xl: '1px solid {colors.border.margin}' },
      padding: { xl: '0 0 40px 28px' },
    },
  },
})

/** The body of a page without a section name: right of the rose line, with optional content in the margin. */
export function PageBody({
  margin,
  children,
  ref,
}: {
  margin?: ReactNode
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}) {
  return (
    <Body ref={ref}>
      <div className="margin">{margin}</div>
      <div className="body">{children}</div>
    </Body>
  )
}
