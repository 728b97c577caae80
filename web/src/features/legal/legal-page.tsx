import { chakra } from '@chakra-ui/react/styled-system'
import type { Bilingual } from 'shared/model/bilingual'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'

const Text = chakra('div', {
  base: {
    textStyle: 'reading',
    fontSize: { base: 'md', lg: 'lg' },
    maxWidth: 'measure',
    '& > p + p': { marginTop: '.8em' },
  },
})

/** A legal text in both languages; paragraphs by section. */
export interface LegalText {
  title: Bilingual
  lead: Bilingual
  /** Date of the last change. */
  date: Bilingual
  sections: readonly { title: Bilingual; paragraphs: readonly Bilingual[] }[]
}

export function LegalPage({ text }: { text: LegalText }) {
  const language = useLanguage()
  return (
    <Page title={pick(text.title, language)} lead={pick(text.lead, language)} margin={pick(text.date, language)}>
      {text.sections.map((section) => (
        <PageSection key={section.title.en} title={pick(section.title, language)}>
          <Text data-reading>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph.en}>{pick(paragraph, language)}</p>
            ))}
          </Text>
        </PageSection>
      ))}
    </Page>
  )
}
