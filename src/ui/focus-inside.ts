const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]', 'cx-login']
const IN_ORDER = CONTROLS.map(control => `${control}:not([tabindex='-1'])`).join()

/**
 * While it is so, an element's own `focus` does nothing. React gives the focus back to what had it before a commit: for a
 * control in our elements that is gone, this is the outermost of them, and so its first control, however far that is.
 */
export const focusHold = { current: false }

/** Nobody has the focus: what had it is gone, and the person has not gone elsewhere since. */
export const isFocusLost = ({ ownerDocument }: HTMLElement) =>
  !ownerDocument.activeElement || ownerDocument.activeElement === ownerDocument.body

/** Moves the focus to the first control of a root, or of a part of it, that takes it, unless it is inside already. */
export function focusInside(root: ShadowRoot, options?: FocusOptions, part: ParentNode = root): void {
  // what is hidden or disabled refuses
  for (const control of part.querySelectorAll<HTMLElement>(IN_ORDER)) {
    if (root.activeElement) return
    control.focus(options)
  }
}
