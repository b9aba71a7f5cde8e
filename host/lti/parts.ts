/** A line of text, looked at as `className` says. */
export function line(text: string, className = ''): HTMLElement {
  const made = document.createElement('p')
  made.textContent = text
  if (className) made.className = className
  return made
}

/** What a step is about; a keyboard and a screen reader go on from there. */
export function title(text: string): HTMLElement {
  const made = document.createElement('h1')
  made.textContent = text
  made.tabIndex = -1
  return made
}

type ButtonLook = 'primary' | 'secondary' | 'quiet'

export function button(label: string, look: ButtonLook, press?: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = press ? 'button' : 'submit'
  made.className = `cx-button cx-button-${look}`
  made.textContent = label
  if (press) made.addEventListener('click', press)
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
