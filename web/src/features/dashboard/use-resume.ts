import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Activity } from 'shared/model/activity'
import { toast } from '#ui/toast'
import { ACTIVITY_KINDS } from './activity-kinds'

/** Goes on with what was done last; before anything was done it says so and leads to the modules (spec 1 §2). */
export function useResume(recent: readonly Activity[]) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return () => {
    const [last] = recent
    if (!last)
      toast({
        tone: 'info',
        title: t`Nothing to resume yet`,
        description: t`Begin with a module: it takes a few minutes.`,
      })
    void navigate({ to: last ? ACTIVITY_KINDS[last.type].address : '/learning' })
  }
}
