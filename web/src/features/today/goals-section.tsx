import { Trans, useLingui } from '@lingui/react/macro'
import { currentDb } from '#data/db/db'
import { saveStudyGoals } from '#data/planning/own-test-date'
import { useStudyPlan } from '#session/use-study-plan'
import { toast } from '#ui/feedback/toast'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { GoalsForm } from './goals-form'

/** Section of the account screen that edits the three answers on which the study plan is based. */
export function GoalsSection() {
  const { t } = useLingui()
  const plan = useStudyPlan()
  if (!plan) return null
  return (
    <PageSection title={<Trans>My plan</Trans>} help={<Trans>What goes into “Today”</Trans>}>
      <Card>
        <GoalsForm
          goals={plan.study.goals}
          today={plan.day}
          onSave={async (goals) => {
            await saveStudyGoals(currentDb(), goals)
            toast({ tone: 'success', title: t`Your plan has been adapted` })
          }}
        />
      </Card>
    </PageSection>
  )
}
