import { useLingui } from '@lingui/react/macro'
import { progressFile, progressRows } from 'shared/rules/progress/progress-export'
import { localDay } from '#browser/clock'
import { saveCsv } from '#browser/files/csv-file'
import { download } from '#browser/files/download'
import { db } from '#data/db/db'
import { importActivities } from '#data/progress/import-activities'
import type { ProgressView } from '#data/progress/progress'
import { useLanguage } from '#session/language'
import { toast } from '#ui/feedback/toast'
import { ACTIVITY_KINDS } from './activity-kinds'
import { activityTitle } from './activity-title'

const hourOf = (at: Date) => `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`

/** The learner's progress as a file or a table, and the import of a file's activities. */
export function useExport(progress: ProgressView | undefined) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const saveFile = () => {
    if (!progress) return
    const now = new Date()
    const file = progressFile(progress.stats, progress.fold.recent, now)
    download(`situ-progress-${localDay(now)}.json`, JSON.stringify(file, null, 2))
    toast({ tone: 'success', title: t`Progress exported` })
  }
  const saveTable = async () => {
    if (!progress) return
    const rows = progressRows(progress.fold.recent, t`Date,Time,Type,Title,Score,Minutes`.split(','), {
      day: ({ timestamp }) => localDay(new Date(timestamp)),
      time: ({ timestamp }) => hourOf(new Date(timestamp)),
      kind: ({ type }) => i18n._(ACTIVITY_KINDS[type].name),
      title: (activity) => activityTitle(activity, language),
    })
    await saveCsv('situ-progress', rows)
    toast({ tone: 'success', title: t`Progress exported` })
  }
  const bringIn = async (file: File) => {
    const { activitiesInFile } = await import('shared/rules/progress/progress-import')
    const activities = activitiesInFile(await file.text())
    if (!activities)
      return toast({ tone: 'danger', title: t`This file is not a Situ progress export. Nothing has changed.` })
    const added = await importActivities(db(), activities)
    toast({
      tone: 'success',
      title: t`Progress imported`,
      description: t`New activities: ${added}. Ones already here were not counted twice.`,
    })
  }
  return { saveFile, saveTable, bringIn }
}
