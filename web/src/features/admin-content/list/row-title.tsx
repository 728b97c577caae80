import type { Bilingual } from 'shared/model/bilingual'
import { otherLanguage } from 'shared/model/languages'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { DraftedBadge } from './drafted-badge'

/** The title of an item, below it the one in the other language, and whether a draft of it was begun. */
export function RowTitle({ title, isDrafted }: { title: Bilingual; isDrafted: boolean }) {
  const language = useLanguage()
  const other = otherLanguage(language)
  return (
    <>
      {pick(title, language)}
      <small>
        <span lang={other}>{title[other]}</span>
        <DraftedBadge isDrafted={isDrafted} />
      </small>
    </>
  )
}
