import { useEffect } from 'react'

interface FocusOnProps<Field> {
  field: Field
  /** Whether the field is there to have it. */
  focus: (field: Field) => boolean
  done: () => void
}

/** A field whose code comes with it is looked for so often, each time the page is drawn. */
const FRAMES = 600

/** Moves the focus to a field as soon as its step, and the field in it, are there; rendered beside it. */
export function FocusOn<Field>({ field, focus, done }: FocusOnProps<Field>) {
  useEffect(() => {
    let left = FRAMES
    let frame = 0
    const look = () => {
      left -= 1
      if (focus(field) || left === 0) done()
      else frame = requestAnimationFrame(look)
    }
    // the modal that led here gives the focus back first
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [field, focus, done])
  return null
}
