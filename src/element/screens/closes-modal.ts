/** Closes the modal that is open in an element, as Esc does: it may ask first, or stay. Whether there is one. */
export function closesModal({ shadowRoot }: HTMLElement): boolean {
  const modal = shadowRoot?.querySelector('dialog[open]')
  modal?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return modal !== null && modal !== undefined
}
