import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageSection } from '#ui/layout/page-section'
import { FactSource } from './fact-source'
import type { Fact } from './facts'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '4',
    maxWidth: '65ch',
    paddingLeft: '5',
    listStyle: 'disc',
    '& > li::marker': { color: 'accent.fg', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  },
  variants: { ordered: { true: { listStyle: 'decimal' } } },
})

/** Facts with their sources and the day on which they were checked. */
export function FactList({
  title,
  help,
  facts,
  ordered,
}: {
  title: ReactNode
  help: ReactNode
  facts: readonly Fact[]
  ordered?: true
}) {
  const { i18n } = useLingui()
  return (
    <PageSection title={title} help={help}>
      <List as={ordered ? 'ol' : 'ul'} ordered={ordered}>
        {facts.map(({ id, text, source }) => (
          <li key={id}>
            {i18n._(text)}
            <FactSource source={source} />
          </li>
        ))}
      </List>
    </PageSection>
  )
}
