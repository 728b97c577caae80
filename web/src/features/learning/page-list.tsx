import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Icon } from '#ui/icon'
import type { ReadableModule } from './use-module'

const Box = chakra('nav', {
  base: {
    position: { xl: 'sticky' },
    top: { xl: '6' },
    border: { base: '1px solid {colors.border}', xl: 0 },
    borderRadius: '8px',
    paddingInline: { base: '14px', xl: 0 },
    background: { base: 'bg.panel', xl: 'none' },
    '& > button': {
      display: { base: 'flex', xl: 'none' },
      width: 'full',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'touch',
      fontWeight: 600,
      fontSize: '.9375rem',
      cursor: 'pointer',
      '& > svg': { transition: 'transform {durations.normal}' },
      '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
    },
    '& > ol': { display: 'grid', paddingBottom: { base: '2', xl: 0 } },
    '& > ol[data-open=false]': { display: { base: 'none', xl: 'grid' } },
    '& a': {
      display: 'flex',
      gap: '10px',
      paddingBlock: '10px',
      minHeight: 'touch',
      fontSize: 'sm',
      lineHeight: 1.35,
      textDecoration: 'none',
      color: 'fg.muted',
    },
    '& a > .mark': {
      width: '18px',
      flex: 'none',
      marginTop: '1px',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
    },
    '& a > svg.mark': { color: 'success.fg' },
    '& a[aria-current]': { color: 'fg', fontWeight: 600 },
    _print: { display: 'none' },
  },
})

/** The list of the module's pages: in the margin on a wide screen, collapsed above the text elsewhere. */
export function PageList({ module, index, furthest }: { module: ReadableModule; index: number; furthest: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when another page was chosen
  useEffect(() => setOpen(false), [index])
  return (
    <Box aria-label={t`Pages of the module`}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Trans>
          Page {index + 1} of {module.pages.length}
        </Trans>
        <Icon of={ChevronDown} size="s" />
      </button>
      <ol data-open={open}>
        {module.pages.map((page, i) => {
          const title = pick(page.title, language)
          const named = page.isRequired ? title : t`${title} (optional)`
          return (
            <li key={page.id}>
              <Link
                to="/learning/$id"
                params={{ id: module.id }}
                search={{ page: i + 1 }}
                activeOptions={{ includeSearch: true }}
                aria-current={i === index ? 'page' : undefined}
                {...(i < furthest && i !== index ? { 'aria-label': t`${named}, read` } : {})}
              >
                {i < furthest && i !== index ? (
                  <Icon of={Check} size="s" className="mark" />
                ) : (
                  <span className="mark">{i + 1}</span>
                )}
                <span>
                  <span className={i === index ? 'swipe' : undefined}>{named}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </Box>
  )
}
