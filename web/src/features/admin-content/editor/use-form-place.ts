import { createContext, useContext } from 'react'
import { getIn } from './set-in'

/** The form in progress, as its fields see it: values and errors by path (`questions.0.question.fr`). */
export interface ContentForm {
  form: unknown
  set: (path: string, value: unknown) => void
  error: (path: string) => string | undefined
}

export const ContentFormContext = createContext<ContentForm | undefined>(undefined)

/** One path of the form: its value, its error, and how to change it. */
export function useFormPlace<V>(path: string): { value: V; error: string | undefined; set: (value: V) => void } {
  const form = useContext(ContentFormContext)
  if (!form) throw new Error(`the field ${path} stands outside of its form`)
  // The type is not checked here: the editor that names the path knows the type of its value.
  return { value: getIn(form.form, path) as V, error: form.error(path), set: (value) => form.set(path, value) }
}
