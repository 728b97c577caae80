import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import type { Issue } from 'shared/contract/failure'
import { uuidv7 } from 'uuidv7'
import type { Content } from '#data/admin/admin-content'
import { checkUser } from '#session/session'
import { tellFailure } from '#session/tell-failure'
import { toast } from '#ui/feedback/toast'
import { CONTENT_WORDS } from '../list/content-words'

/** An error at one path of a form, as a sentence. */
export interface Wrong {
  path: string
  text: string
}
interface Saved {
  id: string
  updatedAt?: string
}

/** Callbacks for a form that reports the result of a save itself; without them toasts report it. */
interface Telling<T> {
  /** A new attempt begins. */
  begun: () => void
  /** Fields are invalid: `first` is the first error; `refusal` is set if the server found the errors. */
  invalid: (first: string | undefined, refusal?: ApiError) => void
  refused: (refusal: ApiError, isNew: boolean) => void
  saved: (item: T, isNew: boolean) => void
}

/** Saves a form: as a new item, or over the version on which the edit is based. Errors are shown at their fields. */
export function useContentSave<T extends Saved, Input>(
  content: Content<T, Input>,
  {
    edited,
    check,
    wordsOf,
    onSaved,
    tell,
  }: {
    edited: string | undefined
    check: () => readonly Wrong[]
    /** The sentence for a field issue of the server. */
    wordsOf: (issue: Issue) => string
    onSaved: (item: T) => Promise<void>
    tell?: Telling<T>
  },
) {
  const { t, i18n } = useLingui()
  const words = CONTENT_WORDS[content.kind]
  const [saving, setSaving] = useState(false)
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const [found, setFound] = useState<readonly Wrong[]>([])
  const [failure, setFailure] = useState<ApiError>()
  const [theirs, setTheirs] = useState<T>()
  const newId = useRef(uuidv7())

  const byToasts: Telling<T> = {
    begun: () => {},
    invalid: (first) => toast({ tone: 'danger', title: t`Validation error`, description: first }),
    refused: (refusal, isNew) =>
      tellFailure(i18n, refusal, i18n._(words.failed), i18n._(isNew ? words.createFailed : words.saveFailed)),
    saved: (_, isNew) => toast({ title: i18n._(isNew ? words.created : words.saved) }),
  }
  const telling = tell ?? byToasts
  const show = (all: readonly Wrong[], refusal?: ApiError) => {
    setWrong(all)
    setFound(all)
    telling.invalid(all[0]?.text, refusal)
  }
  const refused = (error: unknown, isNew: boolean) => {
    if (!(error instanceof ApiError)) throw error
    // After the end of the session the sign-in form replaces the screen; the form is a draft on the device.
    if (error.status === 401) return void checkUser()
    const { body } = error
    if (body?.code === 'conflict') return setTheirs(body.current as T)
    if (body?.issues?.length)
      return show(
        body.issues.map((one) => ({ path: one.path.join('.'), text: wordsOf(one) })),
        error,
      )
    setFailure(error)
    telling.refused(error, isNew)
  }
  /**
   * Creates an item where `asNew` is set or none is edited, and otherwise changes the edited one. `base` is the
   * `updatedAt` of the version on which the edit is based; with null the server compares no versions.
   */
  const save = async (body: Input, base: string | null, asNew = edited === undefined) => {
    if (saving) return
    setFailure(undefined)
    setTheirs(undefined)
    telling.begun()
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
      telling.saved(saved, asNew)
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
    /** The version that somebody else has saved since the edit began. */
    theirs,
    forgetTheirs: () => setTheirs(undefined),
    /** The errors of the last attempt to save that found any. Editing does not clear them. */
    found,
    /** The error of a path, or of an item in the list that one field holds. */
    errorAt: (path: string) => wrong.find((one) => one.path === path || one.path.replace(/\.\d+$/, '') === path)?.text,
    /** Clears the error of a path that was edited. */
    clear: (path: string) =>
      setWrong((all) => all.filter((one) => one.path !== path && !one.path.startsWith(`${path}.`))),
  }
}
