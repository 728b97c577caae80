import { chakra } from '@chakra-ui/react/styled-system'
import type { Language } from 'shared/model/bilingual'
import type { ModuleFigure } from 'shared/model/content/figure'
import { drawContrast } from './draw-contrast'
import { drawPath } from './draw-path'
import { drawScale } from './draw-scale'
import { drawSteps } from './draw-steps'
import { drawTimeline } from './draw-timeline'
import { type Drawn, WIDTH } from './drawn-text'
import { figureWords } from './figure-words'

// Text and underlines have the colour of the text, which forced colours replace; a highlight must not stay behind it.
const Drawing = chakra('svg', {
  base: {
    width: 'full',
    maxWidth: '22rem',
    fontSize: '14px',
    fill: 'currentColor',
    '& .bold': { fontWeight: 600 },
    '& .line, & .under': { fill: 'none', stroke: 'accent.solid', strokeWidth: 1.5 },
    '& .under': { stroke: 'currentColor' },
    '& .mark': { fill: 'mark.highlight' },
    '& .swipe': { fill: 'mark.swipe' },
    _print: {
      '& .line': { stroke: 'currentColor' },
      '& .swipe, & .mark': { fill: 'saffron.300' },
    },
    '@media (forced-colors: active)': {
      '& .line': { stroke: 'CanvasText' },
      '& .swipe, & .mark': { fill: 'Canvas' },
    },
  },
})

function drawn(figure: ModuleFigure, language: Language): Drawn {
  switch (figure.kind) {
    case 'path':
      return drawPath(figure, language)
    case 'timeline':
      return drawTimeline(figure, language)
    case 'contrast':
      return drawContrast(figure, language)
    case 'scale':
      return drawScale(figure, language)
    case 'steps':
      return drawSteps(figure, language)
  }
}

/** The drawing of a figure; `titleId` is the element that names it. What it shows is its description. */
export function FigureDrawing({
  figure,
  language,
  titleId,
}: {
  figure: ModuleFigure
  language: Language
  titleId: string
}) {
  const { height, part } = drawn(figure, language)
  const wordsId = `${titleId}-words`
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby={titleId} aria-describedby={wordsId}>
      <desc id={wordsId}>{figureWords(figure, language)}</desc>
      {part}
    </Drawing>
  )
}
