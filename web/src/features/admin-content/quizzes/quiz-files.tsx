import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import type { Quiz, QuizInput } from 'shared/model/content/quiz'
import { localDay } from '#browser/clock'
import { CSV_TYPE } from '#browser/files/csv-file'
import { download } from '#browser/files/download'
import { importQuizzes } from '#data/admin/admin-content'
import { issueText } from '#i18n/issue-text'
import { tellFailure } from '#session/tell-failure'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Dialog } from '#ui/feedback/dialog'
import { toast } from '#ui/feedback/toast'
import { FileButton } from '#ui/form/file-button'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { usePathName } from '../editor/use-path-name'
import { formatOf, type QuizFormat, quizFileOf, readQuizFile } from './quiz-file'
import type { FileFault } from './raw-quizzes'

const TYPES: Record<QuizFormat, string> = { yaml: 'application/yaml;charset=utf-8', csv: CSV_TYPE }

/** Decodes a file as UTF-8, or as Windows-1252, which spreadsheets on Windows write, where it is not valid UTF-8. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Exports all quizzes to a file, and imports a file: all of its quizzes or none. */
export function QuizFiles({ quizzes }: { quizzes: readonly Quiz[] }) {
  const { t, i18n } = useLingui()
  const [found, setFound] = useState<QuizInput[]>()
  const [refused, setRefused] = useState<{ format: QuizFormat; faults: readonly FileFault[] }>()
  const [busy, setBusy] = useState(false)

  const save = async (format: QuizFormat) => {
    download(`quiz-${localDay(new Date())}.${format}`, await quizFileOf(quizzes, format), TYPES[format])
    toast({ title: t`Data exported` })
  }
  const read = async (file: File) => {
    if (!/\.(ya?ml|csv)$/i.test(file.name)) return setRefused({ format: 'yaml', faults: [{ issue: { code: 'kind' } }] })
    const result = await readQuizFile(file.name, textOf(await file.arrayBuffer()))
    setFound(result.quizzes)
    setRefused(result.faults && { format: formatOf(file.name), faults: result.faults })
  }
  const bringIn = async (wanted: QuizInput[]) => {
    setBusy(true)
    try {
      await importQuizzes(wanted)
      const count = wanted.length
      toast({ title: t`Import finished`, description: <Plural value={count} one="# quiz" other="# quizzes" /> })
    } catch (error) {
      tellFailure(i18n, error, t`Error`, t`Nothing was imported.`)
    } finally {
      setBusy(false)
      setFound(undefined)
    }
  }
  const replaced = found?.filter((quiz) => quizzes.some((one) => one.id === quiz.id)).length ?? 0
  return (
    <Row>
      {(['yaml', 'csv'] as const).map((format) => (
        <Button key={format} disabled={quizzes.length === 0} onClick={() => void save(format)}>
          <Icon of={Download} size="s" />
          {format === 'yaml' ? <Trans>Export (YAML)</Trans> : <Trans>Export (CSV)</Trans>}
        </Button>
      ))}
      <FileButton
        name={<Trans>Quiz file, YAML or CSV</Trans>}
        accept=".yaml,.yml,.csv"
        onFile={(file) => void read(file)}
      >
        <Icon of={Upload} size="s" />
        <Trans>Import</Trans>
      </FileButton>
      {found && (
        <ConfirmDialog
          title={<Plural value={found.length} one="Import # quiz?" other="Import # quizzes?" />}
          confirm={<Trans>Import</Trans>}
          danger={false}
          loading={busy}
          onConfirm={() => void bringIn(found)}
          onCancel={() => setFound(undefined)}
        >
          <p>
            <Plural
              value={replaced}
              _0="None of these quizzes exists yet."
              one="# already exists and will be replaced."
              other="# already exist and will be replaced."
            />
          </p>
        </ConfirmDialog>
      )}
      {refused && <FaultsDialog {...refused} onClose={() => setRefused(undefined)} />}
    </Row>
  )
}

/** The errors of a file, by line and field. */
function FaultsDialog({
  format,
  faults,
  onClose,
}: {
  format: QuizFormat
  faults: readonly FileFault[]
  onClose: () => void
}) {
  const { t } = useLingui()
  const words = useFaultWords(format)
  return (
    <Dialog
      title={<Trans>This file cannot be imported</Trans>}
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Stack>
        <p>
          <Trans>Nothing was imported.</Trans>
        </p>
        <ul aria-label={t`What is wrong`}>
          {[...new Set(faults.map(words))].map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}

const FAULTS: Partial<Record<string, MessageDescriptor>> = {
  column: msg`This column is missing.`,
  quotes: msg`A quotation mark is unclosed or in the wrong place.`,
  cells: msg`This row does not have the same number of cells as the first one.`,
  twice: msg`Two quizzes have the same ID.`,
  doubled: msg`This column appears twice.`,
  yaml: msg`This is not valid YAML.`,
  alias: msg`YAML aliases (*) are not supported.`,
  kind: msg`This is neither a YAML nor a CSV file.`,
}

function useFaultWords(format: QuizFormat) {
  const { t, i18n } = useLingui()
  const nameOf = usePathName()
  return ({ line, path, column, issue }: FileFault) => {
    const fault = issue && FAULTS[issue.code]
    const what =
      issue === undefined
        ? t`There is no quiz in this file.`
        : fault
          ? i18n._(fault)
          : issueText(i18n, { path: path?.split('.') ?? [], ...issue })
    const where = [
      line !== undefined && (format === 'csv' ? t`Row ${line}` : t`Line ${line}`),
      path && nameOf(path),
      column,
    ]
      .filter(Boolean)
      .join(', ')
    return where === '' ? what : t`${where}: ${what}`
  }
}
