import { useLingui } from '@lingui/react/macro'
import { Notice } from '#ui/feedback/notice'
import { FLAG_TEXTS } from '#ui/labels/flag-texts'

/** What capped a score, or what the learner should know about it: one notice for each flag that has a text. */
export function FlagNotices({ flags }: { flags: readonly string[] }) {
  const { i18n } = useLingui()
  return flags.map((flag) => {
    const text = FLAG_TEXTS[flag]
    return (
      text && (
        <Notice key={flag} tone="warning">
          {i18n._(text)}
        </Notice>
      )
    )
  })
}
