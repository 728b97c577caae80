import { Trans, useLingui } from '@lingui/react/macro'
import { currentDb } from '#data/db/db'
import type { ModuleRow } from '#data/library/module-library'
import { resetModules } from '#data/progress/module-states'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { toast } from '#ui/feedback/toast'
import { Stack } from '#ui/layout/stack'

/** Asks before modules are started over, and says what is deleted and what is kept. */
export function StartOverDialog({
  modules,
  onClose,
}: {
  modules: readonly ModuleRow['module'][]
  /** `isDone` after the modules were started over. */
  onClose: (isDone: boolean) => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const [only] = modules.length === 1 ? modules : []
  const startOver = async () => {
    await resetModules(
      currentDb(),
      modules.map(({ id }) => id),
    )
    toast({ tone: 'success', title: only ? t`Module started over` : t`Modules started over` })
    onClose(true)
  }
  return (
    <ConfirmDialog
      title={only ? <Trans>Start this module over?</Trans> : <Trans>Start all modules over?</Trans>}
      confirm={<Trans>Start over</Trans>}
      onCancel={() => onClose(false)}
      onConfirm={() => void startOver()}
    >
      <Stack css={{ gap: '2' }}>
        <p>
          {only ? (
            <Trans>
              Your pages, your time and the status “Completed” in “{pick(only.title, language)}” go back to zero on all
              your devices, and the dashboard no longer counts the module as completed.
            </Trans>
          ) : (
            <Trans>
              In every module, your pages, your time and the status “Completed” go back to zero on all your devices, and
              the dashboard counts no module as completed.
            </Trans>
          )}
        </p>
        <p>
          <Trans>Your total study time, your history, your written exercises and your quizzes stay.</Trans>
        </p>
      </Stack>
    </ConfirmDialog>
  )
}
