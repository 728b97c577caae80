import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { PageSection } from '#ui/page-section'
import { FACTS_CHECKED_ON, type Fact } from './facts'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '4',
    maxWidth: '65ch',
    paddingLeft: '5',
    listStyle: 'disc',
    '& > li::marker': { color: 'accent.fg', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& small': { display: 'block', marginTop: '1', fontSize: 'sm', color: 'fg.subtle' },
    '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  variants: { ordered: { true: { listStyle: 'decimal' } } },
})

/** Facts with their sources and the day on which they were looked up. */
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
  const language = useLanguage()
  const checked = formatDate(language, `${FACTS_CHECKED_ON}T12:00`)
  return (
    <PageSection title={title} help={help}>
      <List as={ordered ? 'ol' : 'ul'} ordered={ordered}>
        {facts.map(({ id, text, source }) => (
          <li key={id}>
            {i18n._(text)}
            <small>
              <Trans>
                Source:{' '}
                <a href={source.url} target="_blank" rel="noopener noreferrer">
                  {i18n._(source.name)}
                </a>
                , checked on {checked}
              </Trans>
            </small>
          </li>
        ))}
      </List>
    </PageSection>
  )
}
