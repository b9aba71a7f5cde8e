import { PATIENCE_MS, realPause, until } from './until.ts'

/** What a person does on a page, by role and label, through open shadow roots. */

/** Chromium tells role and name as a screen reader gets them (the runner switches that on). */
interface Accessible extends HTMLElement {
  computedRole: string
  computedName: string
}

const FIELDS = [
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'checkbox',
  'radio',
  'spinbutton',
  'switch',
  'slider',
  'date',
]
const PRESSABLE = [
  'button',
  'link',
  'tab',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'option',
  'radio',
]
const MAYBE_A_CONTROL = 'a, button, input, select, textarea, summary, [role], [contenteditable]'

const mounted: Element[] = []

/** Puts markup into the document and returns its first element; `unmountAll` takes it out again. */
export function mount<E extends HTMLElement = HTMLElement>(markup: string): E {
  const place = document.createElement('div')
  place.innerHTML = markup
  document.body.append(place)
  mounted.push(place)
  const element = place.firstElementChild
  if (!(element instanceof HTMLElement)) throw new Error('the markup has no element')
  return element as E
}

/** Runs a module script as a page's own tag does. */
export function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src })
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${src} did not load`))
    document.head.append(script)
  })
}

/** Takes everything away that `mount` has put on the page. */
export function unmountAll(): void {
  for (const place of mounted.splice(0)) place.remove()
}

/** Every element under a root, those in open shadow roots and slots included, in the order of the document. */
export function* everything(root: Element | ShadowRoot): Generator<HTMLElement> {
  if (root instanceof HTMLElement) yield root
  if (root instanceof Element && root.shadowRoot) yield* everything(root.shadowRoot)
  for (const child of root.children) yield* everything(child)
}

/** White space as one space, as it is read. */
const readable = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The first control of these roles with this name. Each question after role or name costs a millisecond. */
function findControl(root: Element, roles: readonly string[], name: string): Accessible | undefined {
  const isIt = (element: Accessible) =>
    isVisible(element) && readable(element.computedName) === name && roles.includes(roleOf(element))
  const found = [...everything(root)].filter(element => element.matches(MAYBE_A_CONTROL)) as Accessible[]
  const likely = found.filter(isWritten(name))
  return likely.find(isIt) ?? found.find(element => !likely.includes(element) && isIt(element))
}

/** ARIA has no role for a date, so Chromium tells none. */
const roleOf = (element: Accessible) =>
  element.computedRole || (element.matches('input[type=date]') ? 'date' : '')

/** Whether the name stands on a control or its label as it is; most do, and are looked at first. */
const isWritten = (name: string) => (element: HTMLElement) =>
  [
    element.getAttribute('aria-label'),
    element.textContent,
    ...[...((element as HTMLInputElement).labels ?? [])].map(label => label.textContent),
  ].some(text => text && readable(text).includes(name))

const isVisible = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })

/** The field with this label. */
export function field(root: Element, label: string): Promise<HTMLInputElement> {
  return until(() => findControl(root, FIELDS, label) as HTMLInputElement | undefined, `the field '${label}'`)
}

/** The element of a role with this accessible name. */
export function byRole(root: Element, role: string, name: string): Promise<HTMLElement> {
  return until(() => findControl(root, [role], name), `${role} '${name}'`)
}

/** Writes into a text field, or chooses in a select, as typing would; what was there is replaced. */
export async function fill(root: Element, label: string, text: string): Promise<void> {
  const control = await field(root, label)
  if (control.disabled || control.readOnly) throw new Error(`the field '${label}' cannot be changed`)
  if (control.maxLength >= 0 && text.length > control.maxLength)
    throw new Error(`'${label}' cuts what is typed`)
  control.focus()
  // React replaces the instance's setter to notice changes by script; typing does not go through it
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Puts a text in place of what a field has, as pasting does: whatever the browser does to it is done. */
export async function paste(root: Element, label: string, text: string): Promise<void> {
  const control = await field(root, label)
  control.focus()
  control.select()
  document.execCommand('insertText', false, text)
}

/** Ticks or unticks a checkbox. */
export async function tick(root: Element, label: string, checked = true): Promise<void> {
  const control = await field(root, label)
  if (control.checked !== checked) control.click()
}

/** Clicks the button, link, tab or menu item of this name. */
export async function press(root: Element, name: string): Promise<void> {
  const found = await until(() => findControl(root, PRESSABLE, name), `'${name}' to press`)
  if (found.matches(':disabled, [aria-disabled=true]')) throw new Error(`'${name}' is disabled`)
  found.focus()
  found.click()
}

/** What can be read on the screen, in order, white space as one space. */
export function visibleText(root: Element): string {
  const texts: string[] = []
  for (const element of everything(root)) {
    if (element.matches('style, script') || !isVisible(element)) continue
    for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data)
    if (element.shadowRoot) {
      for (const node of element.shadowRoot.childNodes) if (node instanceof Text) texts.push(node.data)
    }
  }
  return readable(texts.join(' '))
}

/** Waits until a text can be read. */
export async function see(root: Element, text: string | RegExp): Promise<void> {
  const isThere = () => {
    const all = visibleText(root)
    return typeof text === 'string' ? all.includes(text) : text.test(all)
  }
  await until(isThere, () => `'${text}' to be seen in: ${visibleText(root)}`)
}

/** Waits until a text can no longer be read. */
export async function seeNoMore(root: Element, text: string): Promise<void> {
  await until(() => !visibleText(root).includes(text), `'${text}' to go away`)
}

/** The next event of a name, or an error when it does not come. */
export function nextEvent<Detail = unknown>(target: EventTarget, name: string): Promise<CustomEvent<Detail>> {
  return new Promise((resolve, reject) => {
    target.addEventListener(name, event => resolve(event as CustomEvent<Detail>), { once: true })
    realPause(PATIENCE_MS).then(() => reject(new Error(`waited in vain for ${name}`)))
  })
}
