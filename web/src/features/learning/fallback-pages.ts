import type { ModuleCard, ModulePage } from 'shared/model/content/module'

/** Minutes of the three generated pages. */
export const FALLBACK_MINUTES = [5, 7, 3] as const

const TEXTS: readonly { id: string; title: ModulePage['title']; body: (card: ModuleCard) => ModulePage['content'] }[] =
  [
    {
      id: 'page-0',
      title: { fr: 'Introduction', en: 'Introduction' },
      body: ({ description }) => ({
        fr: `<p>${description.fr}</p><p>Impossible de charger le texte complet de ce module. Ces trois pages vous permettent de commencer; elles seront remplacées dès que vous serez en ligne.</p>`,
        en: `<p>${description.en}</p><p>The full text of this module couldn’t be loaded. These three pages let you start; they will be replaced when you are back online.</p>`,
      }),
    },
    {
      id: 'page-1',
      title: { fr: 'Réfléchir à un cas', en: 'Think about a case' },
      body: () => ({
        fr: '<p>Pensez à une situation récente où deux personnes voyaient les choses autrement.</p><ul><li>Qui était touché, et comment?</li><li>Que ne saviez-vous pas?</li><li>Quelles options aviez-vous, et à quelle condition choisiriez-vous chacune?</li></ul>',
        en: '<p>Think of a recent situation in which two people saw things differently.</p><ul><li>Who was affected, and how?</li><li>What did you not know?</li><li>Which options did you have, and when would you choose each?</li></ul>',
      }),
    },
    {
      id: 'page-2',
      title: { fr: 'À retenir', en: 'Key takeaways' },
      body: () => ({
        fr: '<p>Nommez la tension, cherchez l’information qui manque, dites ce que vous feriez et pourquoi, puis ce que vous feriez si vous vous trompiez.</p>',
        en: '<p>Name the tension, look for the missing information, say what you would do and why, then what you would do if you were wrong.</p>',
      }),
    },
  ]

/** Pages for a module that has none, or whose pages cannot be loaded: three of 5, 7 and 3 minutes. */
export const fallbackPages = (card: ModuleCard): ModulePage[] =>
  TEXTS.map(({ id, title, body }, i) => ({
    id,
    type: 'text',
    title,
    content: body(card),
    imageUrl: null,
    videoUrl: null,
    estimatedTime: FALLBACK_MINUTES[i] ?? 5,
    isRequired: true,
  }))
