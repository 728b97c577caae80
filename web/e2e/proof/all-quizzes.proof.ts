import { expect, type Language, readyOffline, register, test } from '../support/fixtures.ts'
import { exportResults, quizKeys, quizzesAreHere, takeQuiz } from '../support/quiz-player.ts'

for (const language of ['fr', 'en'] as Language[])
  for (const online of [true, false])
    test(`every shipped quiz is failed, passed and exported, ${online ? 'online' : 'with the server gone'} (${language})`, async ({
      device,
      server,
    }) => {
      test.setTimeout(900_000)
      const { page, context } = await device(language)
      await register(page)
      await readyOffline(page)
      await quizzesAreHere(page)
      const quizzes = await quizKeys(page)
      expect(quizzes).toHaveLength(12)
      if (!online) {
        await server.stop('SIGKILL')
        await context.setOffline(true)
      }
      for (const quiz of quizzes) {
        await takeQuiz(page, language, quiz, false)
        await takeQuiz(page, language, quiz, true)
        expect(await exportResults(page, language, quiz.id)).toHaveLength(2)
      }
    })
