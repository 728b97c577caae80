import { Plural, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import type { ModuleRow } from '#data/library/module-library'
import { formatMinutes, formatPercent } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { ProgressBar } from '#ui/charts/progress-bar'
import { Icon } from '#ui/icon'
import { ACTION_NAMES, CATEGORY_NAMES, LEVEL_NAMES } from '#ui/labels/module-words'
import { StatusBadge } from '#ui/labels/status-badge'
import { CardLink } from '#ui/layout/card-link'

/** A module in the list: description, the learner's progress, and the next action. */
export function ModuleCardLink({ row: { module, progress } }: { row: ModuleRow }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const title = pick(module.title, language)
  const duration = formatMinutes(language, module.duration)
  return (
    <CardLink to="/learning/$id" params={{ id: module.id }}>
      {module.coverImage && <img src={module.coverImage} alt="" loading="lazy" />}
      <span className="top">
        <span>
          {i18n._(LEVEL_NAMES[module.skillLevel])}, {i18n._(CATEGORY_NAMES[module.category]).toLowerCase()}
        </span>
        {progress.status !== 'not_started' && <StatusBadge status={progress.status} />}
      </span>
      <h3>{title}</h3>
      <p className="about">{pick(module.description, language)}</p>
      <span className="foot">
        {progress.status !== 'not_started' && (
          <span className="bar">
            <ProgressBar percent={progress.progressPercentage} label={t`Progress: ${title}`} />
            {formatPercent(language, progress.progressPercentage)}
          </span>
        )}
        <span className="go">
          <span>
            <Plural value={module.pageCount} one={`# page, ${duration}`} other={`# pages, ${duration}`} />
          </span>
          <b>
            {i18n._(ACTION_NAMES[progress.status])}
            <Icon of={ArrowRight} size="s" />
          </b>
        </span>
      </span>
    </CardLink>
  )
}
