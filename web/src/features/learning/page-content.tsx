import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { ModulePage } from 'shared/model/content/module'
import { useOnline } from '#browser/online'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/notice'
import { Film } from '#ui/rich-text/film'
import { RichText } from '#ui/rich-text/rich-text'

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

/** A page by its kind: text, or a picture or video with its text below. */
export function PageContent({ page }: { page: ModulePage }) {
  const language = useLanguage()
  const online = useOnline()
  const html = pick(page.content, language)
  const lang = page.content[language].trim() === '' ? (language === 'fr' ? 'en' : 'fr') : language
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
      {html.trim() !== '' && <RichText html={html} lang={lang} />}
    </>
  )
}
