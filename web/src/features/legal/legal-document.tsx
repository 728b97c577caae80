import { contentLanguage, type InterfaceLanguage } from 'shared/model/languages'
import type { StaticPath } from 'shared/model/static-pages'
import { pick } from '#i18n/pick'
import { DocumentSection, PublicDocument } from '#ui/public/public-document'
import type { LegalText } from './legal-page'

/** A legal text for visitors, as plain HTML. */
export function LegalDocument({
  text,
  path,
  language,
}: {
  text: LegalText
  path: StaticPath
  language: InterfaceLanguage
}) {
  const told = contentLanguage(language)
  return (
    <PublicDocument
      language={language}
      path={path}
      title={pick(text.title, told)}
      lead={pick(text.lead, told)}
      margin={pick(text.date, told)}
    >
      {text.sections.map((section) => (
        <DocumentSection key={section.title.en} title={pick(section.title, told)}>
          <div className="reading">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph.en}>{pick(paragraph, told)}</p>
            ))}
          </div>
        </DocumentSection>
      ))}
    </PublicDocument>
  )
}
