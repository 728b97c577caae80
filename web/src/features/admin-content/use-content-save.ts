import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Issue } from 'shared/contract/failure'
import { uuidv7 } from 'uuidv7'
import type { Content } from '#data/admin-content'
import { isRefusal, type Refusal } from '#ui/refusal'
import { toast } from '#ui/toast'
import { CONTENT_WORDS } from './content-words'
import { tellFailure } from './tell-failure'

/** What is wrong at one place of a form, in words. */
export interface Wrong {
  path: string
  text: string
}
interface Saved {
  id: string
  updatedAt?: string
}

/** Saves a form: as a new item, or over the version that the edit began from. What is wrong is shown at its field. */
export function useContentSave<T extends Saved, Input>(
  content: Content<T, Input>,
  {
    edited,
    check,
    wordsOf,
    onSaved,
  }: {
    edited: string | undefined
    check: () => readonly Wrong[]
    /** What the server says of a field. */
    wordsOf: (issue: Issue) => string
    onSaved: (item: T) => Promise<void>
  },
) {
  const { t, i18n } = useLingui()
  const words = CONTENT_WORDS[content.kind]
  const [saving, setSaving] = useState(false)
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const [found, setFound] = useState<readonly Wrong[]>([])
  const [failure, setFailure] = useState<Refusal>()
  const [theirs, setTheirs] = useState<T>()
  const newId = useRef(uuidv7())

  const show = (all: readonly Wrong[]) => {
    setWrong(all)
    setFound(all)
    toast({ tone: 'danger', title: t`Validation error`, description: all[0]?.text })
  }
  const refused = (error: unknown, isNew: boolean) => {
    if (!isRefusal(error)) throw error
    const { body } = error
    if (body?.code === 'conflict') return setTheirs(body.current as T)
    if (body?.issues?.length) return show(body.issues.map((one) => ({ path: one.path.join('.'), text: wordsOf(one) })))
    setFailure(error)
    tellFailure(i18n, error, words.failed, isNew ? words.createFailed : words.saveFailed)
  }
  /** `base` is the version that the edit began from; as a new item where there is none. */
  const save = async (body: Input, base: string | null, asNew = edited === undefined) => {
    if (saving) return
    setFailure(undefined)
    setTheirs(undefined)
    const amiss = check()
    if (amiss.length > 0) return show(amiss)
    setWrong([])
    setSaving(true)
    try {
      const saved =
        asNew || edited === undefined
          ? await content.create(body, newId.current)
          : await content.update(edited, { ...body, ...(base !== null && { base }) })
      newId.current = uuidv7()
      await onSaved(saved)
      toast({ title: i18n._(asNew ? words.created : words.saved) })
    } catch (error) {
      refused(error, asNew)
    } finally {
      setSaving(false)
    }
  }
  return {
    save,
    saving,
    failure,
    /** The version that somebody has saved since the edit began. */
    theirs,
    forgetTheirs: () => setTheirs(undefined),
    /** What the last attempt has found: to be brought into view once. */
    found,
    /** Also of what stands in a list that one field holds. */
    errorAt: (path: string) => wrong.find((one) => one.path === path || one.path.replace(/\.\d+$/, '') === path)?.text,
    /** A place was edited: what was wrong there is said no more. */
    clear: (path: string) =>
      setWrong((all) => all.filter((one) => one.path !== path && !one.path.startsWith(`${path}.`))),
  }
}
