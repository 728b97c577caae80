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

// In forced-colors mode the browser replaces `currentColor`, but not the other colours of a drawing: lines then get the
// text's colour, and a highlight that of the background, so that it does not show behind the text.
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

/**
 * The drawing of a figure; `titleId` is the id of the element that names it. Its description for screen readers says in
 * words everything that it shows.
 */
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
