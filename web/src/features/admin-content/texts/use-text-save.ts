import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { PracticeText, PracticeTextInput } from 'shared/model/content/practice-text'
import { uuidv7 } from 'uuidv7'
import { textContent } from '#data/admin/admin-content'
import { errorText } from '#i18n/error-texts'
import { checkUser } from '#session/session'
import { isRefusal, type Refusal } from '#ui/feedback/refusal'
import { toast } from '#ui/feedback/toast'
import { refusalText } from '../editor/refusal-text'
import type { Wrong } from '../editor/use-content-save'
import { checkText, textToBody, textWrong } from './text-form'

/** The sentence that the specification prescribes for the failure, and its reason. */
export interface Failed {
  said: string
  reason?: string
}

/**
 * Adds or updates a text to type. `setFailure` gets the failure that is shown above the form, or undefined when a new
 * attempt begins; errors of fields are shown at them.
 */
export function useTextSave(
  edited: string | undefined,
  onSaved: () => Promise<void>,
  setFailure: (failure: Failed | undefined) => void,
) {
  const { t, i18n } = useLingui()
  const [saving, setSaving] = useState(false)
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const [found, setFound] = useState<readonly Wrong[]>([])
  const [theirs, setTheirs] = useState<PracticeText>()
  const newId = useRef(uuidv7())
  const show = (all: readonly Wrong[]) => {
    setWrong(all)
    setFound(all)
  }

  const updateText = ({ status, body }: Refusal) => {
    if (body) return errorText(i18n, body.error)
    return status === 0 ? t`Unknown error` : t`Error while updating (${status})`
  }
  const refused = (error: Refusal) => {
    // After the end of the session the sign-in form replaces the screen; the text is a draft on the device.
    if (error.status === 401) return void checkUser()
    if (error.body?.code === 'conflict') return setTheirs(error.body.current as PracticeText)
    show(
      (error.body?.issues ?? []).map(({ path, code }) => {
        const name = String(path[0])
        return { path: name, text: textWrong(i18n, name, code) }
      }),
    )
    setFailure({
      said: edited === undefined ? t`Error while adding` : updateText(error),
      reason: refusalText(i18n, error),
    })
  }
  /** `base` is the version on which the edit is based. Without `checks` only the server validates. */
  const save = async (form: PracticeTextInput, base: string | null, checks: boolean) => {
    if (saving) return
    setTheirs(undefined)
    const amiss = checks ? checkText(i18n, form) : []
    show(amiss)
    setFailure(amiss.length > 0 ? { said: t`Please correct the validation errors` } : undefined)
    if (amiss.length > 0) return
    setSaving(true)
    try {
      const body = textToBody(form)
      if (edited === undefined) await textContent.create(body, newId.current)
      else await textContent.update(edited, { ...body, ...(base !== null && { base }) })
      newId.current = uuidv7()
      await onSaved()
      toast({ title: edited === undefined ? t`Text added` : t`Text saved`, description: body.title_fr })
    } catch (error) {
      if (!isRefusal(error)) throw error
      refused(error)
    } finally {
      setSaving(false)
    }
  }
  return {
    save,
    saving,
    /** The version that somebody else has saved since the edit began. */
    theirs,
    forgetTheirs: () => setTheirs(undefined),
    /** The errors of the last attempt, scrolled into view once. */
    found,
    errorAt: (path: string) => wrong.find((one) => one.path === path)?.text,
    clear: (path: string) => setWrong((all) => all.filter((one) => one.path !== path)),
  }
}
