import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Activity } from 'shared/model/activity'
import { ACTIVITY_KINDS } from '#ui/activity/activity-kinds'
import { toast } from '#ui/feedback/toast'

/**
 * Returns a function that opens the screen for the kind of the latest activity. Before any activity, it says so and
 * opens the modules. `recent` is sorted newest first.
 */
export function useResume(recent: readonly Activity[]) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return () => {
    const [last] = recent
    if (!last)
      toast({
        tone: 'info',
        title: t`Nothing to resume yet`,
        description: t`Start with a module: it takes a few minutes.`,
      })
    void navigate({ to: last ? ACTIVITY_KINDS[last.type].address : '/learning' })
  }
}
