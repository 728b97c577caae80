import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { activityTitle } from 'shared/rules/progress/activity-title'
import { progressFile, progressRows } from 'shared/rules/progress/progress-export'
import { localDay } from '#browser/clock'
import { saveCsv } from '#browser/files/csv-file'
import { download } from '#browser/files/download'
import { currentDb } from '#data/db/db'
import { readTitles } from '#data/library/titles'
import { importActivities } from '#data/progress/import-activities'
import type { ProgressView } from '#data/progress/progress'
import { activitiesForExport } from '#data/progress/whole-log'
import { useLanguage } from '#session/language'
import { ACTIVITY_KINDS } from '#ui/activity/activity-kinds'
import { toast } from '#ui/feedback/toast'

const hourOf = (at: Date) => `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`

/** Everything the learner has done as a file or a table, and the import of a file's activities. */
export function useExport(progress: ProgressView | undefined) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  /**
   * Collects every activity, with the titles in the reader's language, and passes them to `save`; then reports success,
   * or that activities could not be reached.
   */
  const exportAll = async (save: (progress: ProgressView, all: Collected) => Promise<void> | void) => {
    if (!progress) return
    setBusy(true)
    try {
      const db = currentDb()
      const [{ activities, missing }, titles] = await Promise.all([activitiesForExport(db), readTitles(db)])
      const titled = activities.map((one) => ({ ...one, title: activityTitle(one, language, titles) }))
      await save(progress, { activities: titled, missing })
      if (missing === 0) toast({ tone: 'success', title: t`Progress exported` })
      else
        toast({
          tone: 'warning',
          title: t`Progress exported in part`,
          description:
            missing === undefined
              ? t`Activities from your other devices couldn’t be reached. Export again once you’re online.`
              : t`Activities that couldn’t be reached: ${missing}. Export again once you’re online.`,
        })
    } finally {
      setBusy(false)
    }
  }
  const saveFile = () =>
    exportAll(({ stats }, { activities, missing }) => {
      const now = new Date()
      const file = progressFile(stats, activities, now, missing)
      download(`situ-progress-${localDay(now)}.json`, JSON.stringify(file, null, 2))
    })
  const saveTable = () =>
    exportAll(async (_, { activities }) => {
      const rows = progressRows(activities, t`Date,Time,Type,Title,Score,Minutes`.split(','), {
        day: ({ timestamp }) => localDay(new Date(timestamp)),
        time: ({ timestamp }) => hourOf(new Date(timestamp)),
        kind: ({ type }) => i18n._(ACTIVITY_KINDS[type].name),
        title: ({ title }) => title,
      })
      await saveCsv('situ-progress', rows, language)
    })
  const bringIn = async (file: File) => {
    const { activitiesInFile } = await import('shared/rules/progress/progress-import')
    const activities = activitiesInFile(await file.text())
    if (!activities)
      return toast({ tone: 'danger', title: t`This file is not a Situ progress export. Nothing has changed.` })
    const added = await importActivities(currentDb(), activities)
    toast({
      tone: 'success',
      title: t`Progress imported`,
      description: t`New activities: ${added}. Ones already here were not counted twice.`,
    })
  }
  return { saveFile, saveTable, bringIn, isBusy }
}

type Collected = Awaited<ReturnType<typeof activitiesForExport>>
