import { useLingui } from '@lingui/react'
import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { issueText } from '#i18n/issue-text'
import type { FieldIssue } from './field-checks'
import { leftForButton, watchPresses } from './pressed-button'

/**
 * The state of text fields: an error shows after a field was left with text in it (or empty, with `tellsEmpty`), unless
 * it was left for a button, and all errors after a submit. Field issues from the server show at their fields, any other
 * refusal is `failure`. Only `reset` clears what was typed.
 */
export function useForm<Name extends string>(
  initial: Record<Name, string>,
  check: (values: Record<Name, string>) => readonly FieldIssue[],
  /** Whether leaving an empty field shows its error at once. */
  { tellsEmpty = false } = {},
) {
  const { i18n } = useLingui()
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly FieldIssue[]>([])
  const [submitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  useEffect(watchPresses, [])

  const errorOf = (name: Name) => {
    const issue =
      refused.find((one) => one.path[0] === name) ??
      (left.has(name) ? check(values).find((one) => one.path[0] === name) : undefined)
    return issue && issueText(i18n, issue)
  }
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setValues({ ...values, [name]: event.target.value })
      setRefused(refused.filter((one) => one.path[0] !== name))
    },
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // A message that appears must not move a button away from under the pointer.
      if ((values[name] === '' && !tellsEmpty) || leftForButton(event.relatedTarget)) return
      setLeft(new Set([...left, name]))
    },
  })
  /** Runs `send` when every field is valid, otherwise shows the errors and focuses the first invalid field. */
  const submit = (send: () => Promise<void>) => async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting) return
    const form = event.currentTarget
    const names = Object.keys(values)
    setLeft(new Set(names))
    const wrong = check(values)[0]
    if (wrong) {
      form.querySelector<HTMLInputElement>(`[name="${String(wrong.path[0])}"]`)?.focus()
      return
    }
    setFailure(undefined)
    setSubmitting(true)
    try {
      await send()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const issues = error.body?.issues ?? []
      setRefused(issues)
      if (issues.length === 0) setFailure(error)
    } finally {
      setSubmitting(false)
    }
  }
  /** Resets the fields, or sets them to these values: after a success that stays on the page. */
  const reset = (to: Record<Name, string> = initial) => {
    setValues(to)
    setLeft(new Set())
  }
  return { values, field, submit, submitting, failure, reset }
}
