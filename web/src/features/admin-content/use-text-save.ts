import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PracticeTextInput } from 'shared/model/practice-text'
import { textContent } from '#data/admin-content'
import { errorText } from '#i18n/error-texts'
import { isRefusal, type Refusal } from '#ui/refusal'
import { toast } from '#ui/toast'
import { checkText, textToBody, textWrong } from './text-form'
import type { Wrong } from './use-content-save'

/** Adds or updates a text to type; what is wrong stands above the form and at its fields (spec 3 §8). */
export function useTextSave(edited: string | undefined, onSaved: () => Promise<void>) {
  const { t, i18n } = useLingui()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const [found, setFound] = useState<readonly Wrong[]>([])
  const show = (all: readonly Wrong[]) => {
    setWrong(all)
    setFound(all)
  }

  const updateText = ({ status, body }: Refusal) => {
    if (body) return errorText(i18n, body.error)
    return status === 0 ? t`Unknown error` : t`Error while updating (${status})`
  }
  const refused = (error: Refusal) => {
    show(
      (error.body?.issues ?? []).map(({ path, code }) => {
        const name = String(path[0])
        return { path: name, text: textWrong(i18n, name, code) }
      }),
    )
    setFailure(edited === undefined ? t`Error while adding` : updateText(error))
  }
  /** Without `checks` only the server refuses. */
  const save = async (form: PracticeTextInput, checks: boolean) => {
    if (saving) return
    const amiss = checks ? checkText(i18n, form) : []
    show(amiss)
    setFailure(amiss.length > 0 ? t`Please correct the validation errors` : undefined)
    if (amiss.length > 0) return
    setSaving(true)
    try {
      const body = textToBody(form)
      await (edited === undefined ? textContent.create(body) : textContent.update(edited, body))
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
    failure,
    /** What the last attempt has found: to be brought into view once. */
    found,
    errorAt: (path: string) => wrong.find((one) => one.path === path)?.text,
    clear: (path: string) => setWrong((all) => all.filter((one) => one.path !== path)),
  }
}
