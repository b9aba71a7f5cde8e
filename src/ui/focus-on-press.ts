/** What a press gives the focus to, in all browsers but Safari. */
const PRESSED = 'button, a[href], summary, input'
/** It moves nothing, and has no ring. */
const AS_BY_A_PRESS = { preventScroll: true, focusVisible: false } as FocusOptions

/**
 * Gives what was pressed in a root the focus before anybody hears of the press. Safari leaves buttons, links and boxes
 * without it, and gives it to what is around, or to nobody: what goes away then, or leads elsewhere, has no place to come
 * back to. What has the focus elsewhere was meant to keep it, such as the text below a toolbar.
 */
export function focusOnPress(root: Document | ShadowRoot): void {
  root.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const pressed = (target as Element).closest<HTMLElement>(PRESSED)
      if (isTrusted && root.activeElement?.contains(pressed) !== false) pressed?.focus(AS_BY_A_PRESS)
    },
    true,
  )
}
