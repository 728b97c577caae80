import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardCheck } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/button'
import { ProgressBar } from '#ui/charts/progress-bar'
import { Notice } from '#ui/feedback/notice'
import { Icon } from '#ui/icon'
import { PageSection } from '#ui/layout/page-section'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { VisuallyHidden } from '#ui/visually-hidden'
import { CreditsUsed } from './credits-used'
import { NotEvaluated } from './not-evaluated'
import { RunSummary } from './run-summary'
import type { RunEvaluationState } from './use-run-evaluation'

const Quiet = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/**
 * The evaluation of a whole test: one button that evaluates what is not evaluated yet, and a summary of the results.
 */
export function RunEvaluation({ state, count }: { state: RunEvaluationState; count: number }) {
  const { t } = useLingui()
  const { evaluations, waiting, progress, failed, evaluateAll } = state
  const area = useRef<HTMLDivElement>(null)
  const total = progress?.of ?? 0
  const current = (progress?.done ?? 0) + 1
  const evaluated = evaluations.size
  const start = async () => {
    if (!(await evaluateAll())) return
    // The button that had the focus was removed.
    const heading = area.current?.querySelector('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  return (
    <div ref={area}>
      <PageSection title={<Trans>Evaluation</Trans>} help={<Trans>Practice scores, not predictions</Trans>}>
        <Stack css={{ gap: '4' }}>
          {evaluated > 0 && !progress && <RunSummary state={state} count={count} />}
          {waiting.length > 0 && !progress && (
            <>
              <CreditsUsed state={state} />
              <Row>
                <Button tone="primary" size="lg" onClick={() => void start()}>
                  <Icon of={ClipboardCheck} size="s" />
                  {evaluated === 0 ? <Trans>Evaluate my answers</Trans> : <Trans>Evaluate the rest</Trans>}
                </Button>
                <Quiet className="grow">
                  <Trans>By Situ AI, on this device, even offline.</Trans>
                </Quiet>
              </Row>
            </>
          )}
          {progress && (
            <div>
              <Quiet aria-hidden="true">
                <Trans>
                  Evaluating scenario {current} of {total}…
                </Trans>
              </Quiet>
              <ProgressBar percent={(progress.done / progress.of) * 100} label={t`Evaluation of your answers`} />
            </div>
          )}
          <VisuallyHidden role="status">
            {progress ? (
              <Trans>Your answers are being evaluated…</Trans>
            ) : (
              evaluated > 0 && waiting.length === 0 && <Trans>Your answers are evaluated.</Trans>
            )}
          </VisuallyHidden>
          {failed && (
            <Notice tone="danger" role="alert">
              {failed === 'full' ? (
                <Trans>
                  The evaluation couldn’t be saved: this device is full. Free up some space, then try again. Your
                  answers are saved.
                </Trans>
              ) : (
                <Trans>We couldn’t evaluate your answers. They are saved: try again.</Trans>
              )}
            </Notice>
          )}
          <NotEvaluated without={state.without} />
        </Stack>
      </PageSection>
    </div>
  )
}
