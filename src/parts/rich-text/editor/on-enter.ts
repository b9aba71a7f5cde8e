import type { KeyboardEvent } from 'react'

/** Enter in a field of a dialog that stands in somebody else's form does what the dialog is for, and sends no form. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
    return
  event.preventDefault()
  act()
}
