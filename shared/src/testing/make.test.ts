import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { Activity } from '../model/activity.ts'
import { AdminUser } from '../model/admin-user.ts'
import { ChatMessage } from '../model/chat-message.ts'
import { CompetencyGuide } from '../model/competency-guide.ts'
import { ContactMessage } from '../model/contact-message.ts'
import { Evaluation } from '../model/evaluation.ts'
import { Module } from '../model/module.ts'
import { ModuleProgress } from '../model/module-progress.ts'
import { OnlineUser } from '../model/online-user.ts'
import { PracticeText } from '../model/practice-text.ts'
import { Quiz } from '../model/quiz.ts'
import { QuizAttempt } from '../model/quiz-attempt.ts'
import { Scenario } from '../model/scenario.ts'
import { TestDate } from '../model/test-date.ts'
import { TypingSessionRow } from '../model/typing-session.ts'
import { User } from '../model/user.ts'
import * as make from './make.ts'
import { makeCompetencyGuide } from './make-competency-guide.ts'

const made: [string, z.ZodMiniType, unknown][] = [
  ['user', User, make.makeUser()],
  ['activity', Activity, make.makeActivity()],
  ['module', Module, make.makeModule()],
  ['module progress', ModuleProgress, make.makeModuleProgress()],
  ['quiz', Quiz, make.makeQuiz()],
  ['quiz attempt', QuizAttempt, make.makeQuizAttempt()],
  ['scenario', Scenario, make.makeScenario()],
  ['test date', TestDate, make.makeTestDate()],
  ['competency', CompetencyGuide, makeCompetencyGuide()],
  ['evaluation', Evaluation, make.makeEvaluation()],
  ['practice text', PracticeText, make.makePracticeText()],
  ['typing session', TypingSessionRow, make.makeTypingSession()],
  ['contact message', ContactMessage, make.makeContactMessage()],
  ['chat message', ChatMessage, make.makeChatMessage()],
  ['online user', OnlineUser, make.makeOnlineUser()],
  ['admin user', AdminUser, make.makeAdminUser()],
]

test.each(made)('a made %s fits its schema, and no field of it is lost', (_, schema, record) => {
  expect(schema.parse(record)).toEqual(record)
})

test("a module's page count follows its pages", () => {
  expect(make.makeModule({ pages: [make.makePage()] }).pageCount).toBe(1)
})
