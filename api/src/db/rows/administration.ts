export interface AuditRow {
  id: string
  at: number
  actorId: string
  actor: string
  action: string
  kind: string
  subjectId: string
  subject: string
  /** JSON. */
  detail: string
}

export interface AiUsageRow {
  /** `YYYY-MM` in the plans' time zone. */
  month: string
  assistant: string
  calls: number
  inputTokens: number
  outputTokens: number
  costMicroUsd: number
}
