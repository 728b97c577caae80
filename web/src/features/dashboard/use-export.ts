import { useLingui } from '@lingui/react/macro'
import { activitiesInFile, progressFile, progressRows } from 'shared/rules/progress-export'
import { localDay } from '#browser/clock'
import { download } from '#browser/download'
import { db } from '#data/db'
import { importActivities } from '#data/import-activities'
import type { ProgressView } from '#data/progress'
import { useLanguage } from '#session/language'
import { toast } from '#ui/toast'
import { ACTIVITY_KINDS } from './activity-kinds'
import { activityTitle } from './activity-title'

/** Makes a spreadsheet read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const hourOf = (at: Date) => `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`

/** The learner's progress as a file, as a table, and a file's activities brought in. */
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
    const { default: papa } = await import('papaparse')
    const rows = progressRows(progress.fold.recent, t`Date,Time,Kind,Title,Score,Minutes`.split(','), {
      day: ({ timestamp }) => localDay(new Date(timestamp)),
      time: ({ timestamp }) => hourOf(new Date(timestamp)),
      kind: ({ type }) => i18n._(ACTIVITY_KINDS[type].name),
      title: (activity) => activityTitle(activity, language),
    })
    download(
      `situ-progress-${localDay(new Date())}.csv`,
      BYTE_ORDER_MARK + papa.unparse(rows, { escapeFormulae: true }),
      'text/csv;charset=utf-8',
    )
    toast({ tone: 'success', title: t`Progress exported` })
  }
  const bringIn = async (file: File) => {
    const activities = activitiesInFile(await file.text())
    if (!activities)
      return toast({ tone: 'danger', title: t`This file is not a progress export of Situ. Nothing has changed.` })
    const added = await importActivities(db(), activities)
    toast({
      tone: 'success',
      title: t`Progress imported`,
      description: t`Activities that were not here: ${added}. Those known already were not counted twice.`,
    })
  }
  return { saveFile, saveTable, bringIn }
}
