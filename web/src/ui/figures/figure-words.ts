import type { Bilingual, Language } from 'shared/model/bilingual'
import type { ModuleFigure } from 'shared/model/content/figure'

/** Adds a full stop to a text that does not end like a sentence. */
const sentence = (text: string) => (/[.!?…][\s\u00a0]?[»”"]?$/.test(text) ? text : `${text}.`)

function partsOf(figure: ModuleFigure): readonly Bilingual[] {
  switch (figure.kind) {
    case 'path':
      return [figure.question, ...figure.branches.flatMap(({ when, next }) => [when, next])]
    case 'timeline':
      return figure.points.flatMap(({ at, label }) => [at, label])
    case 'contrast':
      return [figure.before, figure.after].flatMap(({ name, text }) => [name, text])
    case 'scale':
      return [figure.from, ...figure.points.map(({ label }) => label), figure.to]
    case 'steps':
      return figure.steps.flatMap(({ name, text }) => [name, text])
  }
}

/** Everything that a figure shows, from top to bottom, for those who do not see it. */
export const figureWords = (figure: ModuleFigure, language: Language): string =>
  partsOf(figure)
    .map((part) => sentence(part[language].replaceAll('*', '')))
    .join(' ')
