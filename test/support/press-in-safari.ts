import { sendMouse } from '@web/test-runner-commands'

/** Takes the focus that a press has given, as if it had given none: Safari's gives none, before there is a click. */
function takeFocus(): void {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  if (active instanceof HTMLElement) active.blur()
}

/** A browser whose presses move no focus, as Safari's on buttons and links. Call it within a `describe`. */
export function pressesAsInSafari() {
  const end = () => removeEventListener('mouseup', takeFocus)
  beforeEach(() => addEventListener('mouseup', takeFocus))
  afterEach(end)
  return { end }
}

/** Where a mouse hits it, in whole px. */
export function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

/** Presses it by a real mouse. */
export const pressByMouse = (element: Element): Promise<void> =>
  sendMouse({ type: 'click', position: middleOf(element) })
