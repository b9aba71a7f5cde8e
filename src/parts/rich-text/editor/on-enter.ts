import type { KeyboardEvent } from 'react'
import { COMPOSING_KEY_CODE } from '../../../ui/composing-key.ts'

/** Enter in a field of a dialog that stands in somebody else's form does what the dialog is for, and sends no form. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (
    event.key !== 'Enter' ||
    event.keyCode === COMPOSING_KEY_CODE ||
    !(event.target instanceof HTMLInputElement)
  )
    return
  event.preventDefault()
  act()
}
