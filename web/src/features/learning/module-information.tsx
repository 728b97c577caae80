import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { COMPETENCY_NAMES } from '#i18n/competency-names'
import { formatHours, formatMinutes } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { CATEGORY_NAMES, LEVEL_NAMES } from '#ui/labels/module-words'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { RichText } from '#ui/rich-text/rich-text'
import type { ReadableModule } from './use-module'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'auto 1fr' },
    columnGap: '6',
    rowGap: { base: '0', sm: '2' },
    marginTop: '4',
    fontSize: '.9375rem',
    '& > dt': { color: 'fg.subtle' },
    '& > dd': { marginBottom: { base: '2', sm: 0 } },
  },
})

/**
 * The module's description, level, category, reading time and competencies, and the time that the learner has spent in
 * it on all devices. `seconds` is that time.
 */
export function ModuleInformation({ module, seconds }: { module: ReadableModule; seconds: number }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const introduction = module.content ? pick(module.content, language) : ''
  return (
    <PageSection title={<Trans>About this module</Trans>}>
      <Card
        css={{
          '& > img': { width: 'full', maxHeight: '240px', objectFit: 'cover', borderRadius: 'md', marginBottom: '4' },
          '& > article': { marginTop: '4' },
        }}
      >
        {module.coverImage && <img src={module.coverImage} alt="" loading="lazy" />}
        <p>{pick(module.description, language)}</p>
        {introduction.trim() !== '' && <RichText html={introduction} lang={language} />}
        <Facts>
          <dt>
            <Trans>Level</Trans>
          </dt>
          <dd>{i18n._(LEVEL_NAMES[module.skillLevel])}</dd>
          <dt>
            <Trans>Category</Trans>
          </dt>
          <dd>{i18n._(CATEGORY_NAMES[module.category])}</dd>
          <dt>
            <Trans>Reading time</Trans>
          </dt>
          <dd>
            {formatMinutes(
              language,
              module.pages.reduce((sum, page) => sum + page.estimatedTime, 0),
            )}
          </dd>
          <dt>
            <Trans>Your time so far</Trans>
          </dt>
          <dd className="num">{formatHours(language, seconds / 60)}</dd>
          {module.competencies.length > 0 && (
            <>
              <dt>
                <Trans>Competencies</Trans>
              </dt>
              <dd>{module.competencies.map((c) => i18n._(COMPETENCY_NAMES[c])).join(', ')}</dd>
            </>
          )}
        </Facts>
      </Card>
    </PageSection>
  )
}
