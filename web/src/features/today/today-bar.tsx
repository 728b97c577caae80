import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { ArrowRight, X } from 'lucide-react'
import { useBusyHere } from '#browser/busy'
import { useUser } from '#session/session'
import { goThroughToday, type TodayRun } from '#session/today-run'
import { useStudyPlan } from '#session/use-study-plan'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { PIECES, pieceAddress } from '#ui/labels/study-pieces'
import { LinkButton } from '#ui/link-button'

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    top: { base: 'topBar', lg: 0 },
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    padding: { base: '4px 8px 4px 16px', lg: '4px 24px' },
    background: 'bg.subtle',
    borderBottom: '1px solid {colors.border}',
    fontSize: 'sm',
    '& > p': { flex: 1, minWidth: 0, lineHeight: 1.35 },
    '& b': { display: 'block' },
    '& small': { color: 'fg.muted' },
    // The name of the next session is hidden on a phone, where it does not fit.
    '& .next': { display: { base: 'none', md: 'inline' } },
  },
})

/**
 * While the learner goes through the sessions of the day: the current one, with a link to the next one that is not
 * done, or to the home screen if there is none.
 */
export function TodayBar({ run }: { run: TodayRun }) {
  const { i18n, t } = useLingui()
  const { pathname } = useLocation()
  const { id } = useUser()
  const isBusy = useBusyHere()
  const plan = useStudyPlan()
  if (!plan || isBusy || pathname === '/' || run.day !== plan.day || run.userId !== id) return null
  const { today, done, day } = plan
  const here = today.sessions[run.place]
  if (!here) return null
  const count = today.sessions.length
  const isDone = done[run.place] === true
  const after = done.findIndex((one, place) => !one && place > run.place)
  const place = after >= 0 ? after : done.findIndex((one, i) => !one && i !== run.place)
  const next = today.sessions[place]
  const number = run.place + 1
  const end = () => goThroughToday(undefined)
  return (
    <Bar aria-label={t`Today`} data-today-bar data-frame>
      <p role="status">
        <b>{isDone ? <Trans>{i18n._(PIECES[here.kind].name)}, done</Trans> : i18n._(PIECES[here.kind].name)}</b>
        <small>
          <Trans>
            Step {number} of {count}
          </Trans>
          {isDone && next && (
            <span className="next">
              {' · '}
              <Trans>Next: {i18n._(PIECES[next.kind].name)}</Trans>
            </span>
          )}
        </small>
      </p>
      {next ? (
        <LinkButton
          {...pieceAddress(next)}
          size="sm"
          tone={isDone ? 'primary' : 'quiet'}
          onClick={() => goThroughToday({ day, userId: id, place })}
        >
          {isDone ? <Trans>Next step</Trans> : <Trans>Skip</Trans>}
          <Icon of={ArrowRight} size="s" />
        </LinkButton>
      ) : (
        <LinkButton to="/" size="sm" tone={isDone ? 'primary' : 'quiet'} onClick={end}>
          {isDone ? <Trans>See the summary</Trans> : <Trans>Back to today</Trans>}
        </LinkButton>
      )}
      <IconButton icon={X} label={t`Close the guide through today`} onClick={end} />
    </Bar>
  )
}
