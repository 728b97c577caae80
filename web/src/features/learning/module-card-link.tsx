import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ModuleRow } from '#data/library/module-library'
import { formatMinutes, formatPercent } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { ProgressBar } from '#ui/charts/progress-bar'
import { Icon } from '#ui/icon'
import { ACTION_NAMES, CATEGORY_NAMES, LEVEL_NAMES } from '#ui/labels/module-words'
import { StatusBadge } from '#ui/labels/status-badge'

const CardLink = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      flexDirection: 'column',
      height: 'full',
      padding: '5',
      background: 'bg.panel',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      color: 'fg',
      textDecoration: 'none',
      _hover: { borderColor: 'border.emphasized' },
      // As wide as the card; the same height while it loads.
      '& > img': {
        width: 'calc(100% + 40px)',
        maxWidth: 'none',
        height: '140px',
        margin: '-20px -20px 16px',
        objectFit: 'cover',
        borderTopRadius: 'lg',
        background: 'bg.subtle',
      },
      '& .top': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: '2',
        fontSize: 'xs',
        color: 'fg.subtle',
        minHeight: '26px',
      },
      '& h3': { fontFamily: 'heading', fontWeight: 600, fontSize: 'xl', lineHeight: 1.25, marginTop: '2' },
      '& .about': { color: 'fg.muted', fontSize: '.9375rem', margin: '6px 0 16px' },
      '& .bar': {
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        fontSize: 'sm',
        fontVariantNumeric: 'tabular-nums',
        '& > div': { flex: 1 },
      },
      '& .foot': { marginTop: 'auto' },
      '& .go': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        marginTop: '3',
        fontSize: 'sm',
        color: 'fg.subtle',
      },
      '& .go > b': { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'accent.fg' },
    },
  }),
)

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
