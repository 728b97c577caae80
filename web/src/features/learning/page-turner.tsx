import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { modulePercent } from 'shared/rules/progress/module-progress'
import { formatPercent } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { ProgressBar } from '#ui/charts/progress-bar'
import { Spinner } from '#ui/feedback/spinner'
import { Icon } from '#ui/icon'
import { LinkButton } from '#ui/link-button'
import { useCountUp } from './use-count-up'
import type { ReadableModule } from './use-module'

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    gap: { base: '3', md: '4' },
    marginTop: '8',
    paddingTop: '5',
    borderTop: '1px solid {colors.border}',
    maxWidth: 'measure',
    '& > .progress': {
      flex: { base: '1 0 100%', md: 1 },
      order: { base: -1, md: 0 },
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      fontSize: 'sm',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > .progress > div': { flex: 1 },
    '& > button, & > a': { flex: { base: 1, md: 'none' } },
    _print: { display: 'none' },
  },
})
const Saving = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2', marginTop: '3', fontSize: 'sm', color: 'fg.muted' },
})

const Finished = chakra('p', { base: { marginTop: '3', fontWeight: 600 } })

/** Previous, progress, next; the last page leads back to the list. */
export function PageTurner({
  module,
  index,
  saving,
  onTurn,
}: {
  module: ReadableModule
  index: number
  saving: boolean
  onTurn: (index: number) => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const count = module.pages.length
  const percent = modulePercent(index + 1, count)
  const shown = useCountUp(percent)
  return (
    <>
      <Box>
        {index > 0 && (
          <Button onClick={() => onTurn(index - 1)}>
            <Icon of={ArrowLeft} size="s" />
            <Trans>Previous page</Trans>
          </Button>
        )}
        <div className="progress">
          <div>
            <ProgressBar percent={percent} label={t`Progress in the module`} />
          </div>
          <span aria-hidden="true">{formatPercent(language, shown)}</span>
        </div>
        {index < count - 1 ? (
          <Button tone="primary" onClick={() => onTurn(index + 1)}>
            <Trans>Next page</Trans>
            <Icon of={ArrowRight} size="s" />
          </Button>
        ) : (
          <LinkButton to="/learning-demo" tone="primary">
            <Icon of={Check} size="s" />
            <Trans>Finish</Trans>
          </LinkButton>
        )}
      </Box>
      {index === count - 1 && (
        <Finished>
          <Trans>That was the last page: you have finished this module. Well done!</Trans>
        </Finished>
      )}
      <div role="status">
        {saving && (
          <Saving>
            <Spinner />
            <Trans>Saving…</Trans>
          </Saving>
        )}
      </div>
    </>
  )
}
