import { afterAll, beforeAll, describe } from 'vitest'
import type { Server } from './server.ts'
import { accounts } from './suite/accounts.ts'
import { adminContent } from './suite/admin-content.ts'
import { adminPeople } from './suite/admin-people.ts'
import { chatContract } from './suite/chat.ts'
import { chatInboxContract } from './suite/chat-inbox.ts'
import { clientOf } from './suite/client.ts'
import { contactContract } from './suite/contact.ts'
import { evaluationHistory } from './suite/evaluation-history.ts'
import { evaluationContract } from './suite/evaluations.ts'
import { gamesContract } from './suite/games.ts'
import { learning } from './suite/learning.ts'
import { log } from './suite/log.ts'
import { logPages } from './suite/log-pages.ts'
import { matrix, unknownIds } from './suite/matrix.ts'
import { objectionContract } from './suite/objections.ts'
import { ownAccount } from './suite/own-account.ts'
import { pageFigures } from './suite/page-figures.ts'
import { practiceTextContract } from './suite/practice-texts.ts'
import { queuedWrites } from './suite/queued-writes.ts'
import { quizAttempts } from './suite/quiz-attempts.ts'
import { quizContract } from './suite/quizzes.ts'
import { scenarioContract } from './suite/scenarios.ts'
import { testPreparationContract } from './suite/test-preparation.ts'
import { typingContract } from './suite/typing.ts'

/**
 * One suite for every server of the contract: the application on SQLite, the application on PostgreSQL, and the mock.
 * For the second database of the same application two parts are left out: calls that are refused before they reach the
 * database, and tests that write a hundred rows or more (api/src/engines.test.ts reads long lists on each database).
 */
export function contractSuite(name: string, start: () => Promise<Server>, { isSecondDatabase = false } = {}) {
  describe(`the contract, kept by ${name}`, () => {
    let server: Server | undefined
    const running = () => {
      if (!server) throw new Error(`${name} has not been started`)
      return server
    }
    beforeAll(async () => {
      server = await start()
    })
    afterAll(() => server?.stop())

    const client = clientOf(running)
    const withLong = !isSecondDatabase
    if (!isSecondDatabase) matrix(client)
    describe('every call with an id', () => unknownIds(client))
    describe('accounts', () => accounts(client))
    describe('one’s own account', () => ownAccount(client))
    describe('chat', () => chatContract(client))
    describe('the inbox of the chat', () => chatInboxContract(client))
    describe('content, administered', () => adminContent(client))
    describe('figures of pages, administered', () => pageFigures(client))
    describe('people, administered', () => adminPeople(client))
    describe('contact', () => contactContract(client))
    describe('the activity log', () => log(client))
    logPages(client)
    describe('learning', () => learning(client))
    describe('quizzes', () => quizContract(client))
    describe('attempts at quizzes', () => quizAttempts(client, { withLong }))
    describe('scenarios', () => scenarioContract(client))
    describe('evaluations', () => evaluationContract(client, { withLong }))
    describe('the history of evaluations', () => evaluationHistory(client, { withLong }))
    describe('objections', () => objectionContract(client))
    describe('test preparation', () => testPreparationContract(client))
    describe('practice texts', () => practiceTextContract(client))
    describe('typing', () => typingContract(client))
    describe('games', () => gamesContract(client))
    describe('queued writes', () => queuedWrites(client))
  })
}
