import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { ModuleFigure } from 'shared/model/content/figure'
import type { FigureDrawing } from './figure-drawing'

const Figure = chakra('figure', {
  base: {
    maxWidth: 'measure',
    display: 'grid',
    gap: '4',
    padding: '4',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    background: 'bg.panel',
    breakInside: 'avoid',
    '& strong': { display: 'block' },
    // Paper is white in the dark mode, too.
    _print: { color: 'black', background: 'none' },
  },
})

/** The drawing is loaded with the first figure. Where it cannot be loaded, the page is shown without it. */
function useDrawing(): typeof FigureDrawing | undefined {
  const [drawing, setDrawing] = useState<{ component: typeof FigureDrawing }>()
  useEffect(() => {
    let here = true
    import('./figure-drawing').then(
      (m) => here && setDrawing({ component: m.FigureDrawing }),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  return drawing?.component
}

/** A figure of a page with its title and description, in the language of the page. */
export function PageFigure({ figure, language }: { figure: ModuleFigure; language: Language }) {
  const id = useId()
  const Drawing = useDrawing()
  return (
    <Figure lang={language} aria-labelledby={id}>
      <figcaption>
        <strong id={id}>{figure.title[language]}</strong>
        {figure.description[language]}
      </figcaption>
      {Drawing && <Drawing figure={figure} language={language} titleId={id} />}
    </Figure>
  )
}
