import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ModulePage } from 'shared/model/content/module'
import { type Language, otherLanguage } from 'shared/model/languages'
import { useOnline } from '#browser/online'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/notice'
import { PageFigure } from '#ui/figures/page-figure'
import { Film } from '#ui/rich-text/film'
import { RichText } from '#ui/rich-text/rich-text'
import { ExerciseField } from './exercise-field'
import { exerciseParts } from './exercise-parts'
import { figurePlace } from './figures/figure-place'

const Figure = chakra('figure', {
  base: {
    maxWidth: 'measure',
    '& > img': {
      width: 'full',
      height: 'auto',
      borderRadius: 'lg',
      border: '1px solid {colors.border}',
      background: 'bg.subtle',
    },
  },
})

/**
 * A page by its kind: text, or a picture or video with its text below. A figure is inserted after the first section,
 * and a field to write in after the instructions of an exercise.
 */
export function PageContent({ moduleId, page }: { moduleId: string; page: ModulePage }) {
  const language = useLanguage()
  const online = useOnline()
  const html = pick(page.content, language)
  const lang = page.content[language].trim() === '' ? otherLanguage(language) : language
  const parts = useMemo(() => exerciseParts(html), [html])
  // Without a figure, the text up to the exercise is one piece.
  const place = page.figure ? figurePlace(html) : (parts?.before ?? html).length
  return (
    <>
      {page.type === 'image' && page.imageUrl && (
        <Figure>
          <img src={page.imageUrl} alt={pick(page.title, language)} loading="lazy" />
        </Figure>
      )}
      {page.type === 'video' && page.videoUrl && <Film url={page.videoUrl} label={pick(page.title, language)} />}
      {page.type === 'image' && !online && (
        <Notice tone="warning">
          <Trans>Images from other sites need an internet connection. The text below does not.</Trans>
        </Notice>
      )}
      <Text html={html.slice(0, place)} lang={lang} />
      {page.figure && <PageFigure figure={page.figure} language={lang} />}
      <Text html={(parts?.before ?? html).slice(place)} lang={lang} />
      {parts && <ExerciseField key={page.id} moduleId={moduleId} pageId={page.id} />}
      {parts && <Text html={parts.after} lang={lang} />}
    </>
  )
}

const Text = ({ html, lang }: { html: string; lang: Language }) =>
  html.trim() === '' ? null : <RichText html={html} lang={lang} />
