import { useAudit } from '#data/admin-people'
import { AuditLog } from './audit-log'
import { ChatReports } from './chat-reports'

/** What learners reported, and what the administrator did. */
export function AuditTab() {
  const audit = useAudit()
  return (
    <>
      <ChatReports onDone={audit.again} />
      <AuditLog audit={audit} />
    </>
  )
}
