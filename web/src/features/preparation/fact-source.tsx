import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { FACTS_CHECKED_ON, type Fact } from './facts'

const Small = chakra('small', {
  base: {
    display: 'block',
    marginTop: '1',
    fontSize: 'sm',
    color: 'fg.subtle',
    '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

/** The source of a fact, and when it was checked. */
export function FactSource({ source }: { source: Fact['source'] }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const checked = formatDate(language, `${FACTS_CHECKED_ON}T12:00`)
  return (
    <Small>
      <Trans>
        Source:{' '}
        <a href={source.url} target="_blank" rel="noopener noreferrer">
          {i18n._(source.name)}
        </a>
        , checked on {checked}
      </Trans>
    </Small>
  )
}
