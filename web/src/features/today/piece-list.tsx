import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { formatMinutes } from '#i18n/format'
import { useLanguage } from '#session/language'
import { useUser } from '#session/session'
import { goThroughToday } from '#session/today-run'
import type { StudyPlan } from '#session/use-study-plan'
import { Icon } from '#ui/icon'
import { PIECES, pieceAddress, pieceTitle } from '#ui/labels/study-pieces'
import { WhyText } from './why-text'

const List = chakra('ol', {
  base: {
    '& > li + li': { borderTop: '1px solid {colors.border}' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '14px',
      padding: '12px 16px',
      minHeight: 'touch',
      color: 'fg',
      textDecoration: 'none',
      _hover: { background: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& svg': { marginTop: '2px', color: 'accent.fg' },
    '& .done svg': { color: 'success.fg' },
    '& b': { display: 'block', fontSize: '.9375rem', lineHeight: 1.4 },
    '& .why': { display: 'block', fontSize: 'sm', color: 'fg.muted', lineHeight: 1.45 },
    '& .end': { fontSize: 'sm', fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& .done .end': { color: 'success.fg' },
  },
})

/** The sessions of today in order, each with its minutes and its reason. */
export function PieceList({ plan: { today, done, study, day } }: { plan: StudyPlan }) {
  const { i18n, t } = useLingui()
  const language = useLanguage()
  const { id } = useUser()
  return (
    <List>
      {today.sessions.map((session, place) => {
        const { icon, name } = PIECES[session.kind]
        const title = pieceTitle(session, study.titles, language)
        const isDone = done[place] === true
        return (
          <li key={`${session.kind}/${session.ref}`} className={isDone ? 'done' : undefined}>
            <Link {...pieceAddress(session)} onClick={() => goThroughToday({ day, userId: id, place })}>
              <Icon of={isDone ? CircleCheck : icon} />
              <span>
                <b>{title ? t`${i18n._(name)}: ${title}` : i18n._(name)}</b>
                <span className="why">
                  <WhyText why={session.why} />
                </span>
              </span>
              <span className="end">{isDone ? <Trans>Done</Trans> : formatMinutes(language, session.minutes)}</span>
            </Link>
          </li>
        )
      })}
    </List>
  )
}
