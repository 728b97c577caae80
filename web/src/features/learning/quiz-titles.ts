import type { Bilingual } from 'shared/model/bilingual'

/** Titles of the shipped quizzes that modules name; the quiz list itself comes with the quizzes area. */
export const QUIZ_TITLES: Readonly<Record<string, Bilingual>> = {
  'anatomy-essentials': { fr: 'L’anatomie : l’essentiel', en: 'Anatomy essentials' },
  'communication-basics': { fr: 'Les bases de la communication', en: 'Communication basics' },
  'difficult-conversations': { fr: 'Les conversations difficiles', en: 'Difficult conversations' },
  'ethics-dilemmas': { fr: 'Dilemmes éthiques', en: 'Ethical dilemmas' },
  'ethics-principles': { fr: 'Les principes de l’éthique', en: 'Principles of ethics' },
  'fairness-and-culture': { fr: 'Équité et culture', en: 'Fairness and culture' },
  'health-system-and-society': { fr: 'Système de santé et société', en: 'Health system and society' },
  'nine-competencies': { fr: 'Les neuf compétences', en: 'The nine competencies' },
  'physiology-essentials': { fr: 'La physiologie : l’essentiel', en: 'Physiology essentials' },
  'professionalism-and-safety': { fr: 'Professionnalisme et sécurité', en: 'Professionalism and safety' },
  'resilience-and-self-awareness': { fr: 'Résilience et conscience de soi', en: 'Resilience and self-awareness' },
  'understanding-the-test': { fr: 'Comprendre le test', en: 'Understanding the test' },
}
