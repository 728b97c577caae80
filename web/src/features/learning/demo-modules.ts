import type { ModuleCard } from 'shared/model/content/module'

const common = {
  competencies: [],
  coverImage: null,
  isPublished: true,
  relatedQuizzes: [],
  updatedAt: '2026-11-20T00:00:00.000Z',
  duration: 15,
  estimatedTime: 15,
  pageCount: 3,
} satisfies Partial<ModuleCard>

/**
 * Demonstration modules with the three generated pages. Shown, with a notice, when the list of modules cannot be loaded
 * and none is stored on this device.
 */
export const DEMO_MODULES: readonly ModuleCard[] = [
  {
    ...common,
    id: 'demo-ethics',
    order: 1,
    skillLevel: 'beginner',
    category: 'ethics',
    title: { fr: 'Premiers repères en éthique', en: 'First steps in ethics' },
    description: {
      fr: 'Autonomie, bienfaisance, non-malfaisance et justice : quatre mots pour nommer un dilemme.',
      en: 'Autonomy, beneficence, non-maleficence and justice: four words to name a dilemma.',
    },
  },
  {
    ...common,
    id: 'demo-communication',
    order: 2,
    skillLevel: 'intermediate',
    category: 'communication',
    title: { fr: 'Écouter avant de répondre', en: 'Listen before you answer' },
    description: {
      fr: 'Reformuler, poser une vraie question, laisser la place à l’autre.',
      en: 'Reflect back, ask a real question, leave room for the other person.',
    },
  },
  {
    ...common,
    id: 'demo-professionalism',
    order: 3,
    skillLevel: 'advanced',
    category: 'professionalism',
    title: { fr: 'Reconnaître ses limites', en: 'Knowing your limits' },
    description: {
      fr: 'Dire ce qu’on ne sait pas, demander de l’aide, assumer une erreur.',
      en: 'Say what you do not know, ask for help, own a mistake.',
    },
  },
]
