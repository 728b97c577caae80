import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import { isSafeUrl } from 'shared/rules/rich-text'
import { pick } from '#i18n/pick'
import { Badge } from '#ui/badge'
import { PageFigure } from '#ui/figures/page-figure'
import { Row } from '#ui/layout/row'
import { Film } from '#ui/rich-text/film'
import { RichText } from '#ui/rich-text/rich-text'
import { PreviewLanguage } from '../editor/preview-language'
import { useChoices } from '../list/use-choices'
import type { ModuleForm, PageForm } from './module-form'

const Paper = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    marginTop: '4',
    '& h3': { textStyle: 'section' },
    '& .description': { color: 'fg.muted' },
    '& > section': { borderTop: '1px solid {colors.border}', paddingTop: '4' },
    '& > section > h4': { fontWeight: 600, fontSize: 'lg', marginBottom: '3' },
    '& > section > figure': { marginTop: '4' },
    '& img': { maxWidth: 'full', borderRadius: 'lg' },
    '& > .cover': { width: 'full', maxHeight: '240px', objectFit: 'cover' },
  },
})

/** The module as a learner reads it, page by page. */
export function ModulePreview({
  module,
  language,
  onLanguage,
}: {
  module: ModuleForm
  language: Language
  onLanguage: (language: Language) => void
}) {
  const { t } = useLingui()
  const { levels, moduleCategories } = useChoices()
  const introduction = pick(module.content, language)
  return (
    <Paper>
      <Row spread>
        <PreviewLanguage language={language} onChange={onLanguage} />
        <Row>
          <Badge>{levels.find(({ value }) => value === module.skillLevel)?.label}</Badge>
          <Badge>{moduleCategories.find(({ value }) => value === module.category)?.label}</Badge>
          <Badge>{t`${module.duration} min`}</Badge>
        </Row>
      </Row>
      {module.coverImage && isSafeUrl(module.coverImage) && <img className="cover" src={module.coverImage} alt="" />}
      <div lang={language}>
        <h3>{pick(module.title, language) || '–'}</h3>
        <p className="description">{pick(module.description, language)}</p>
      </div>
      {introduction.trim() !== '' && <RichText html={introduction} lang={language} />}
      {module.pages.map((page, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a preview are never reordered
        <PagePreview key={i} page={page} number={i + 1} language={language} />
      ))}
    </Paper>
  )
}

function PagePreview({ page, number, language }: { page: PageForm; number: number; language: Language }) {
  const html = pick(page.content, language)
  const title = pick(page.title, language)
  return (
    <section>
      <h4 lang={language}>
        {number}. {title} <Badge>{page.estimatedTime} min</Badge>
      </h4>
      {page.type === 'image' && page.imageUrl && isSafeUrl(page.imageUrl) && <img src={page.imageUrl} alt={title} />}
      {page.type === 'video' && page.videoUrl && isSafeUrl(page.videoUrl) && <Film url={page.videoUrl} label={title} />}
      {html.trim() === '' ? (
        <p className="description">
          <Trans>No text yet</Trans>
        </p>
      ) : (
        <RichText html={html} lang={language} />
      )}
      {page.figure && <PageFigure figure={page.figure} language={language} />}
    </section>
  )
}
