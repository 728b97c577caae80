import { expect, test } from 'vitest'
import { evaluateResponse } from './evaluate-response.ts'

const scenario = {
  title: { fr: 'La caisse', en: 'The cash' },
  content: {
    fr: 'Vous formez Gilles à la caisse d’une fruiterie. Le système de paiement a été remplacé hier, et Gilles cherche le code des aubergines. Une cliente soupire et dit devant tout le monde qu’on ne devrait pas mettre quelqu’un de cet âge à la caisse.',
    en: 'You train Gilles on the cash of a fruit store. The payment system was replaced yesterday, and Gilles is hunting for the eggplant code. A customer sighs and says in front of everybody that nobody of that age should be on the cash.',
  },
  questions: [
    {
      fr: 'Que faites-vous dans les minutes qui suivent, et pourquoi?',
      en: 'What do you do in the next few minutes, and why?',
    },
    {
      fr: 'À la fin du quart, Gilles vous dit qu’il pense démissionner. Comment réagissez-vous?',
      en: 'At the end of the shift, Gilles tells you he is thinking of quitting. How do you respond?',
    },
  ],
  kind: 'situational' as const,
  rubric: undefined,
}
const FIRST = {
  en: 'I would step in next to Gilles and give him the code quietly, because he is learning and must keep his confidence. I would open the other register so that the line moves, and keep near him until the customer with the eggplants has paid.',
  fr: 'Je donnerais à Gilles le code des aubergines à voix basse, parce qu’il apprend le nouveau système de paiement et qu’il doit garder confiance. Je servirais moi-même la cliente qui soupire, et je mettrais les codes sur une carte près de l’écran.',
}
const SECOND = {
  en: 'At the end of the shift I would ask Gilles what makes him think of quitting, and listen before I answer. If it is the codes, I would offer to practise with him before the next shift. If he still wants to quit after that, I would respect it and tell him that his work counted.',
  fr: 'À la fin du quart, je demanderais à Gilles ce qui le fait penser à démissionner, et j’écouterais avant de répondre. Si ce sont les codes, je lui offrirais de les pratiquer avec lui avant le prochain quart. S’il veut encore démissionner après, je respecterais son choix et je lui dirais que son travail compte.',
}
const judged = (response: string | string[], language: 'fr' | 'en') =>
  evaluateResponse({ scenario, response, responseType: 'text', language })

test.each(['fr', 'en'] as const)(
  'an answer to the first question alone loses points and is told so (%s)',
  (language) => {
    const half = judged(FIRST[language], language)
    expect(half.feedback.flags).toContain('one-question')
    expect(half.confidence).toBe('low')
    expect(judged(`${FIRST[language]}\n\n${SECOND[language]}`, language).score).toBeGreaterThan(half.score + 0.5)
  },
)

test.each(['fr', 'en'] as const)('an answer to both is not told so, in one paragraph or two (%s)', (language) => {
  for (const between of [' ', '\n\n'])
    expect(judged(`${FIRST[language]}${between}${SECOND[language]}`, language).feedback.flags).not.toContain(
      'one-question',
    )
})

test.each(['fr', 'en'] as const)('length does not stand for an answer to the second question (%s)', (language) => {
  const longer = {
    en: ' I would also put the eggplant code on a card beside the screen, with the codes of the other fruit, and clear the counter of the bags that are in his way.',
    fr: ' Je mettrais aussi le code des aubergines sur une carte près de l’écran, avec ceux des autres fruits, et je dégagerais le comptoir des sacs qui le gênent.',
  }
  expect(judged(FIRST[language] + longer[language], language).feedback.flags).toContain('one-question')
})

test('answers that come apart are judged by their own questions', () => {
  expect(judged([FIRST.en, SECOND.en], 'en').feedback.flags).not.toContain('one-question')
})
