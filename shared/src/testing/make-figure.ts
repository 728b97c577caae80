import type { FigureOf } from '../model/content/figure.ts'
import { both } from './make.ts'

export const makeFigure = (over: Partial<FigureOf<'steps'>> = {}): FigureOf<'steps'> => ({
  kind: 'steps',
  title: both('Two moves'),
  description: both('The second follows from the first.'),
  steps: [
    { name: both('Look'), text: both('What a camera would have filmed.') },
    { name: both('Ask'), text: both('What it does not show.') },
  ],
  ...over,
})
