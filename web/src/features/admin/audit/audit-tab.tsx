import { useAudit } from '#data/admin/admin-people'
import { ChatReports } from '../chat/chat-reports'
import { AuditLog } from './audit-log'

/** Reports from learners, and the administrator's actions. */
export function AuditTab() {
  const audit = useAudit()
  return (
    <>
      <ChatReports onDone={audit.again} />
      <AuditLog audit={audit} />
    </>
  )
}
