import { alert } from '../../src/ui/icons.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** A line of text, looked at as `className` says. */
export function line(text: string, className = ''): HTMLElement {
  const made = document.createElement('p')
  made.textContent = text
  if (className) made.className = className
  return made
}

/** What a step, or a question in it, is about; a keyboard and a screen reader go on from there. */
export function title(text: string, level: 'h1' | 'h2' = 'h1'): HTMLElement {
  const made = document.createElement(level)
  made.textContent = text
  made.tabIndex = -1
  return made
}

/** A title for who does not see the page: what is below has one to be seen. */
export function unseenTitle(text: string): HTMLElement {
  const made = title(text)
  made.className = 'cx-visually-hidden'
  return made
}

type ButtonLook = 'primary' | 'secondary' | 'quiet'

/** A button as `src/ui/button.tsx` makes it; without `press` it sends its form. `press` is given the button. */
export function button(
  label: string,
  look: ButtonLook,
  press?: (pressed: HTMLButtonElement) => void,
): HTMLButtonElement {
  const [made, content, text] = [
    document.createElement('button'),
    document.createElement('span'),
    document.createElement('span'),
  ]
  made.type = press ? 'button' : 'submit'
  made.className = `cx-button cx-button-${look}`
  content.className = 'cx-button-content'
  text.textContent = label
  content.append(text)
  made.append(content)
  if (press) made.addEventListener('click', () => press(made))
  return made
}

/** Shows that what a button has begun is under way: it keeps its width and the focus. @returns ends it */
export function showBusy(pressed: HTMLButtonElement): () => void {
  const spinner = document.createElement('span')
  spinner.className = 'cx-button-spinner'
  pressed.ariaDisabled = 'true'
  pressed.append(spinner)
  return () => {
    pressed.ariaDisabled = null
    spinner.remove()
  }
}

/** A drawing beside a text that says the same. */
function icon(path: string): SVGElement {
  const [made, stroke] = [document.createElementNS(SVG, 'svg'), document.createElementNS(SVG, 'path')]
  const looks = { class: 'cx-icon', viewBox: '0 0 24 24', width: '22', height: '22', 'aria-hidden': 'true' }
  for (const [name, value] of Object.entries(looks)) made.setAttribute(name, value)
  stroke.setAttribute('d', path)
  made.append(stroke)
  return made
}

/** What has gone wrong, said at once, with what may be done about it; it takes the focus, too. */
export function alertNotice(sentence: string, ...answers: HTMLElement[]): HTMLElement {
  const made = row('cx-notice cx-notice-danger', line(sentence, 'cx-notice-text'), ...answers)
  made.prepend(icon(alert))
  made.role = 'alert'
  made.tabIndex = -1
  return made
}

/** Things side by side, below each other where there is no room. */
export function row(className: string, ...parts: HTMLElement[]): HTMLElement {
  const made = document.createElement('div')
  made.className = className
  made.append(...parts)
  return made
}

/** A form that a browser sends by itself, with these fields and nothing to be seen of them. */
export function sentForm(action: string, fields: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  return form
}
