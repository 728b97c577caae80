import { useLingui } from '@lingui/react'
import { type ChangeEvent, type FocusEvent, type FormEvent, useState } from 'react'
import { ApiError } from '#data/client'
import { issueText } from '#i18n/issue-text'
import type { FieldIssue } from './checks'

/**
 * Text fields that show what is wrong after they were left with something in them, and all of it after a submit.
 * A 422 of the server is shown at its fields, any other refusal is `failure`. Nothing typed is ever cleared.
 */
export function useForm<Name extends string>(
  initial: Record<Name, string>,
  check: (values: Record<Name, string>) => readonly FieldIssue[],
) {
  const { i18n } = useLingui()
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly FieldIssue[]>([])
  const [submitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<ApiError>()

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
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.target.value })
      setRefused(refused.filter((one) => one.path[0] !== name))
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // A press on a button must not be moved away under the pointer by a message that appears.
      if (values[name] === '' || event.relatedTarget instanceof HTMLButtonElement) return
      setLeft(new Set([...left, name]))
    },
  })
  /** Runs `send` when every field is right, otherwise shows what is wrong and goes to the first such field. */
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
      const issues = error.status === 422 ? (error.body?.issues ?? []) : []
      setRefused(issues)
      if (issues.length === 0) setFailure(error)
    } finally {
      setSubmitting(false)
    }
  }
  return { values, field, submit, submitting, failure }
}
