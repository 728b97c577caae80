export interface ActivityRow {
  userId: string
  id: string
  type: string
  moduleId: string | null
  scenarioId: string | null
  itemId: string | null
  /** The score in hundredths. */
  scoreC: number | null
  timeSpent: number | null
  completed: number
  occurredAt: number
  receivedAt: number
  localDay: string
  deviceId: string | null
  seq: number | null
  title: string
  description: string
  icon: string
  color: string
  data: string
}

export interface QuizAttemptRow {
  userId: string
  id: string
  quizId: string
  /** Percent. */
  score: number
  /** The passing score, in percent, of the version that was taken. */
  passingScore: number
  timeSpent: number
  /** JSON. */
  answers: string
  createdAt: number
  receivedAt: number
}

export interface EvaluationRow {
  userId: string
  id: string
  scenarioId: string
  /** `own`, an assistant's id, or `pasted:` followed by an assistant's id. */
  engine: string
  /** JSON of the whole evaluation. */
  body: string
  /** The time for which the evaluation used a credit; null where it used none. */
  creditedAt: number | null
  /** How often assistants were asked about it. */
  assists: number
  createdAt: number
  receivedAt: number
}

export interface ObjectionRow {
  userId: string
  evaluationId: string
  pointId: string
  /** Made by the device. */
  id: string
  /** Identifies the row to the administrator, who does not see the learner. */
  entryId: string
  scenarioId: string
  kind: string
  sentence: string
  comment: string
  /** Language of the answer. */
  language: string
  isWithdrawn: number
  createdAt: number
  receivedAt: number
  handledAt: number | null
}

export interface TypingSessionStored {
  userId: string
  id: string
  wpm: number
  /** Percent. */
  accuracy: number
  errors: number
  timeElapsed: number
  charactersTyped: number
  correctChars: number
  textType: string
  textTitle: string
  createdAt: number
  receivedAt: number
}
