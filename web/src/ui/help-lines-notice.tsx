import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import type { HelpLine } from './help-lines'
import { Notice } from './notice'

const Lines = chakra('ul', {
  base: {
    marginTop: '1',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '32px',
      fontWeight: 600,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
})

/** Who can be called when a situation comes too close. */
export function HelpLinesNotice({ lines }: { lines: readonly HelpLine[] }) {
  const { i18n } = useLingui()
  return (
    <Notice tone="info" icon={Phone}>
      <Trans>If this situation touches you, somebody answers:</Trans>
      <Lines>
        {lines.map(({ name, number, when }) => (
          <li key={number}>
            {i18n._(name)}, <a href={`tel:${number.replaceAll(/\D/g, '')}`}>{number.replaceAll(' ', '\u00a0')}</a> (
            {i18n._(when)})
          </li>
        ))}
      </Lines>
    </Notice>
  )
}
