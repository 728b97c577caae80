import type { CompetencyGuide } from 'shared/model/content/competency-guide'
import { COMPETENCIES, type Competency, type Module } from 'shared/model/content/module'
import type { PracticeText } from 'shared/model/content/practice-text'
import type { Quiz } from 'shared/model/content/quiz'
import type { Scenario } from 'shared/model/content/scenario'
import type { TestDate } from 'shared/model/content/test-date'
import {
  makeModule,
  makePage,
  makePracticeText,
  makeQuestion,
  makeQuiz,
  makeScenario,
  makeTestDate,
} from 'shared/testing/make'
import { makeCompetencyGuide } from 'shared/testing/make-competency-guide'

/** Sample modules for the fake world, in both languages. */
export const demoModules = (): Module[] => [
  makeModule({
    id: 'understand-the-test',
    order: 1,
    title: { fr: 'Comprendre le test', en: 'Understand the test' },
    description: {
      fr: 'Ce que l’on vous demande, et comment on vous lit.',
      en: 'What is asked of you, and how you are read.',
    },
    category: 'general',
    competencies: ['self-awareness'],
    relatedQuizzes: ['ethics-principles', 'communication-basics'],
    pages: [
      makePage({
        id: '01-what-it-measures',
        title: { fr: 'Ce que mesure le test', en: 'What the test measures' },
        content: {
          fr: '<h2>Neuf compétences</h2><p>Le test ne cherche pas <strong>la</strong> bonne réponse : il cherche comment vous pensez aux autres.</p>',
          en: '<h2>Nine competencies</h2><p>The test does not look for <strong>the</strong> right answer: it looks for how you think of others.</p>',
        },
      }),
      makePage({
        id: '02-the-clock',
        title: { fr: 'Le temps', en: 'The clock' },
        estimatedTime: 3,
        content: {
          fr: '<p>Trois minutes trente pour deux questions.</p><table><thead><tr><th>Partie</th><th>Temps</th></tr></thead><tbody><tr><td>Vidéo</td><td>1 min</td></tr><tr><td>Écrit</td><td>3 min 30</td></tr></tbody></table>',
          en: '<p>Three and a half minutes for two questions.</p><table><thead><tr><th>Part</th><th>Time</th></tr></thead><tbody><tr><td>Video</td><td>1 min</td></tr><tr><td>Typed</td><td>3 min 30</td></tr></tbody></table>',
        },
      }),
    ],
  }),
  makeModule({
    id: 'empathy-in-words',
    order: 2,
    title: { fr: 'L’empathie en mots', en: 'Empathy in words' },
    description: {
      fr: 'Dire que l’on a compris, sans parler à la place de l’autre.',
      en: 'Show that you understood without speaking for someone.',
    },
    skillLevel: 'intermediate',
    competencies: ['empathy', 'communication'],
    pages: ['01-listen', '02-name-it', '03-ask', '04-practice'].map((id, i) =>
      makePage({ id, title: { fr: `Étape ${i + 1}`, en: `Step ${i + 1}` }, isRequired: i < 3 }),
    ),
  }),
  makeModule({
    id: 'ethical-principles',
    order: 3,
    title: { fr: 'Les principes éthiques', en: 'Ethical principles' },
    description: { fr: 'Quatre principes et leurs conflits.', en: 'Four principles and how they conflict.' },
    skillLevel: 'advanced',
    category: 'ethics',
    competencies: ['ethics', 'fairness'],
    relatedQuizzes: ['ethics-principles'],
  }),
  makeModule({ id: 'draft-module', order: 4, isPublished: false, title: { fr: 'Brouillon', en: 'Draft' } }),
]

export const demoQuizzes = (): Quiz[] => [
  makeQuiz({ title: { fr: 'Principes éthiques', en: 'Principles of ethics' } }),
  makeQuiz({
    id: 'communication-basics',
    category: 'communication',
    title: { fr: 'Bases de la communication', en: 'Communication basics' },
    questions: ['q1', 'q2', 'q3'].map((id) => makeQuestion({ id, correctAnswer: '1' })),
  }),
  makeQuiz({ id: 'draft-quiz', isPublished: false, title: { fr: 'Brouillon', en: 'Draft' }, questions: [] }),
]

export const demoScenarios = (): Scenario[] => [
  makeScenario({
    title: { fr: 'Le coéquipier en retard', en: 'The late teammate' },
    content: {
      fr: 'Samir manque la troisième rencontre de suite. Le travail est à remettre demain.',
      en: 'Samir misses the third meeting in a row. The work is due tomorrow.',
    },
  }),
  makeScenario({
    id: 'cash-line-remark',
    order: 2,
    format: 'video',
    category: 'empathy',
    title: { fr: 'Une file qui s’impatiente', en: 'The line is getting long' },
    content: {
      fr: 'Une cliente se moque de l’âge de votre nouveau collègue devant toute la file.',
      en: 'A customer mocks the age of your new coworker in front of the whole line.',
    },
  }),
  makeScenario({ id: 'draft-scenario', order: 3, isPublished: false }),
]

/** One sitting a month ago, ten still to come: more than the page shows at once. */
export const demoTestDates = (): TestDate[] =>
  [-30, 12, 12, 26, 40, 40, 61, 75, 96, 96, 124].map((days, i) =>
    makeTestDate({
      id: `sitting-${i + 1}`,
      date: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
      time: i % 2 === 0 ? '18:00' : '20:00',
      language: i % 3 === 0 ? 'fr' : 'en',
    }),
  )

const COMPETENCY_NAMES: Record<Competency, string> = {
  collaboration: 'Collaboration',
  communication: 'Communication',
  empathy: 'Empathie',
  fairness: 'Équité',
  ethics: 'Éthique',
  motivation: 'Motivation',
  'problem-solving': 'Résolution de problèmes',
  resilience: 'Résilience',
  'self-awareness': 'Conscience de soi',
}
const inEnglish = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1).replace('-', ' ')}`

export const demoCompetencies = (): CompetencyGuide[] =>
  COMPETENCIES.map((id, i) =>
    makeCompetencyGuide({
      id,
      order: i + 1,
      name: { fr: COMPETENCY_NAMES[id], en: inEnglish(id) },
      definition: {
        fr: `${COMPETENCY_NAMES[id]} : ce que c’est, en une phrase.`,
        en: `${inEnglish(id)}: what it is, in a sentence.`,
      },
    }),
  )

export const demoTexts = (): PracticeText[] => [
  makePracticeText({
    text_fr: 'Le cœur est un muscle creux, gros comme un poing, placé entre les deux poumons.',
    text_en: 'The heart is a hollow muscle, about the size of a fist, set between the two lungs.',
  }),
  makePracticeText({
    id: 'patient-communication',
    title_fr: 'Parler au patient',
    title_en: 'Patient Communication',
    text_fr: 'Asseyez-vous, regardez la personne et laissez-la finir sa phrase.',
    text_en: 'Sit down, look at the person and let them finish the sentence.',
    difficulty: 'medium',
  }),
]
