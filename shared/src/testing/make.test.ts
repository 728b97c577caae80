import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { Activity } from '../model/activity.ts'
import { CompetencyGuide } from '../model/content/competency-guide.ts'
import { Module } from '../model/content/module.ts'
import { PracticeText } from '../model/content/practice-text.ts'
import { Quiz } from '../model/content/quiz.ts'
import { Scenario } from '../model/content/scenario.ts'
import { TestDate } from '../model/content/test-date.ts'
import { Evaluation } from '../model/evaluation.ts'
import { ModuleProgress } from '../model/module-progress.ts'
import { AdminUser } from '../model/people/admin-user.ts'
import { ChatMessage } from '../model/people/chat-message.ts'
import { ContactMessage } from '../model/people/contact-message.ts'
import { OnlineUser } from '../model/people/online-user.ts'
import { User } from '../model/people/user.ts'
import { QuizAttempt } from '../model/quiz-attempt.ts'
import { TypingSessionRow } from '../model/typing-session.ts'
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
