import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { toast } from '#ui/feedback/toast'
import { useFormPlace } from '../editor/use-form-place'

/** Removes an item from a list of the form; while the message about it is shown, it can be put back at its place. */
export function useRemoval(path: string): (index: number, name: string) => void {
  const { t } = useLingui()
  const place = useFormPlace<unknown[] | null>(path)
  const latest = useRef<typeof place>(place)
  useEffect(() => {
    latest.current = place
  })
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (index, name) => {
    const all = place.value ?? []
    const removed = all[index]
    place.set(all.toSpliced(index, 1))
    const putBack = () => {
      const { value, set } = latest.current
      // After the form was left, its content is in the draft or saved.
      if (isHere.current) set((value ?? []).toSpliced(index, 0, removed))
    }
    toast({ title: t`Removed`, description: name, action: { label: t`Undo`, onPress: putBack } })
  }
}
