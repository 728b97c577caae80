import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from '#ui/feedback/notice'
import { dialled, type HelpLine } from './help-lines'

const Lines = chakra('ul', {
  base: {
    marginTop: '1',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      fontWeight: 600,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
})

/**
 * Help lines for a situation that may affect the learner. `children` say why they are shown; `action` is a button, for
 * example to skip the situation.
 */
export function HelpLinesNotice({
  lines,
  action,
  children,
}: {
  lines: readonly HelpLine[]
  action?: ReactNode
  children?: ReactNode
}) {
  const { i18n } = useLingui()
  return (
    <Notice tone="info" icon={Phone} action={action}>
      {children ?? <Trans>If this situation affects you, help is available:</Trans>}
      <Lines>
        {lines.map((line) => (
          <li key={line.number}>
            {i18n._(line.name)}, <a href={`tel:${dialled(line)}`}>{line.number.replaceAll(' ', '\u00a0')}</a> (
            {i18n._(line.when)})
          </li>
        ))}
      </Lines>
    </Notice>
  )
}
