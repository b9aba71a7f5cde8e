import { useEffect } from 'react'

interface FocusOnProps<Field> {
  field: Field
  focus: (field: Field) => void
  done: () => void
}

/** Moves the focus to a field as soon as its step is there; rendered beside it. */
export function FocusOn<Field>({ field, focus, done }: FocusOnProps<Field>) {
  useEffect(() => {
    // the modal that led here gives the focus back first
    const frame = requestAnimationFrame(() => {
      focus(field)
      done()
    })
    return () => cancelAnimationFrame(frame)
  }, [field, focus, done])
  return null
}
