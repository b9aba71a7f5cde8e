const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]', 'cx-login']
const IN_ORDER = CONTROLS.map(control => `${control}:not([tabindex='-1'])`).join()

/** Moves the focus to the first control of a root, or of a part of it, that takes it, unless it is inside already. */
export function focusInside(root: ShadowRoot, options?: FocusOptions, part: ParentNode = root): void {
  // what is hidden or disabled refuses
  for (const control of part.querySelectorAll<HTMLElement>(IN_ORDER)) {
    if (root.activeElement) return
    control.focus(options)
  }
}
