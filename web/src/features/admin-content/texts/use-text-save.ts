import { useLingui } from '@lingui/react/macro'
import type { ApiError } from 'shared/contract/api-error'
import type { PracticeTextInput } from 'shared/model/content/practice-text'
import { textContent } from '#data/admin/admin-content'
import { errorText } from '#i18n/error-texts'
import { refusalText } from '#ui/feedback/refusal-text'
import { toast } from '#ui/feedback/toast'
import { useContentSave } from '../editor/use-content-save'
import { checkText, textWrong } from './text-form'

/** A failed save or deletion: what failed, as a sentence, and why. */
export interface Failed {
  said: string
  reason?: string
}

/**
 * Adds or updates a text to type. `setFailure` gets the failure that is shown above the form, or undefined when a new
 * attempt begins; errors of fields are shown at them. Without `checks` only the server validates.
 */
export function useTextSave({
  edited,
  form,
  checks,
  onSaved,
  setFailure,
}: {
  edited: string | undefined
  form: PracticeTextInput | undefined
  checks: boolean
  onSaved: () => Promise<void>
  setFailure: (failure: Failed | undefined) => void
}) {
  const { t, i18n } = useLingui()
  const updateFailed = ({ status, body }: ApiError) => {
    if (body) return errorText(i18n, body.error)
    return status === 0 ? t`Unknown error` : t`Error while updating (${status})`
  }
  const refused = (error: ApiError) =>
    setFailure({
      said: edited === undefined ? t`Error while adding` : updateFailed(error),
      reason: refusalText(i18n, error),
    })
  return useContentSave(textContent, {
    edited,
    check: () => (checks && form ? checkText(i18n, form) : []),
    wordsOf: ({ path, code }) => textWrong(i18n, String(path[0]), code),
    onSaved,
    tell: {
      begun: () => setFailure(undefined),
      invalid: (_, refusal) =>
        refusal ? refused(refusal) : setFailure({ said: t`Please correct the validation errors` }),
      refused,
      saved: (text, isNew) => toast({ title: isNew ? t`Text added` : t`Text saved`, description: text.title_fr }),
    },
  })
}
