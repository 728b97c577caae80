import { Trans, useLingui } from '@lingui/react/macro'
import type { useAudit } from '#data/admin/admin-people'
import { useLanguage } from '#session/language'
import { EmptyState } from '#ui/feedback/empty-state'
import { DataTable } from '#ui/tables/data-table'
import { AdminSection } from '../admin-section'
import { AnswerFrame } from '../answer-frame'
import { MoreButton, RefreshButton } from '../list-buttons'
import { momentText } from '../moment-text'
import { auditNote } from './audit-note'
import { auditSentence } from './audit-sentence'

/** Every administrative action as a sentence, the newest first. */
export function AuditLog({ audit }: { audit: ReturnType<typeof useAudit> }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  return (
    <AdminSection
      title={<Trans>Audit log</Trans>}
      help={<Trans>Every admin action is recorded here with its effect. This log can’t be changed.</Trans>}
      acts={<RefreshButton {...audit} />}
    >
      <AnswerFrame value={audit.items} failure={audit.failure} again={audit.again}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title={<Trans>No actions yet</Trans>}>
              <Trans>Changes to content, passwords and plans will be listed here.</Trans>
            </EmptyState>
          ) : (
            <>
              <DataTable
                cards="grid"
                caption={t`Audit log`}
                columns={[t`What`, t`When`, { label: t`Who`, kind: 'wide' }]}
                rows={entries.map((entry) => {
                  const note = auditNote(i18n, language, entry)
                  return {
                    key: entry.id,
                    cells: [
                      <>
                        {auditSentence(i18n, entry)}
                        {note && <small>{note}</small>}
                      </>,
                      momentText(language, entry.at),
                      entry.actor,
                    ],
                  }
                })}
              />
              <MoreButton {...audit} />
            </>
          )
        }
      </AnswerFrame>
    </AdminSection>
  )
}
