// Tokens in, CSS out: tries a page's colours on the element that is shown, and says where a text could not be read.

import { type Colours, keepChosen, readChosen, type Scheme, schemes } from './theme/chosen.ts'
import { contrast, type Rgb, readRgb } from './theme/contrast.ts'
import { type Pair, pairs } from './theme/pairs.ts'

/** Tokens that a page sets most often, without `--cx-color-`. */
const tokens = [
  'text',
  'muted',
  'primary',
  'on-primary',
  'primary-hover',
  'primary-soft',
  'on-primary-soft',
  'focus',
  'border-strong',
  'page',
  'surface',
]
const shownPairs = pairs.filter(({ name, ground }) => tokens.includes(name) && tokens.includes(ground))

const chosen = readChosen(tokens)
/** What the element has by itself, by token. */
const defaults = new Map<string, Required<Colours>>()

const part = <E extends HTMLElement>(id: string) => document.getElementById(id) as E
const stage = part('stage')
const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  values: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = Object.assign(document.createElement(tag), values)
  made.append(...content)
  return made
}

/** A colour as the browser makes it out in a scheme, `light-dark()` and names included. */
function resolve(value: string, scheme: Scheme): Rgb {
  const probe = make('i')
  probe.style.colorScheme = scheme
  probe.style.color = value
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return readRgb(color)
}

const hex = (colour: Rgb) =>
  `#${colour.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`

const colourOf = (name: string, scheme: Scheme): string =>
  chosen.get(name)?.[scheme] ?? defaults.get(name)?.[scheme] ?? '#000000'

const written = (name: string): string => {
  const [light, dark] = schemes.map(scheme => colourOf(name, scheme))
  return light === dark ? `${light}` : `light-dark(${light}, ${dark})`
}

/** Whether the element's code is there, and its colours with it. */
function readDefaults(): boolean {
  const element = stage.firstElementChild
  // what is chosen would be read as its own
  for (const name of tokens) stage.style.removeProperty(`--cx-color-${name}`)
  const style = element && getComputedStyle(element)
  if (!style?.getPropertyValue('--_color-text')) return false
  for (const name of tokens) {
    const value = style.getPropertyValue(`--_color-${name}`)
    defaults.set(name, { light: hex(resolve(value, 'light')), dark: hex(resolve(value, 'dark')) })
  }
  return true
}

const contrastOf = ({ name, ground }: Pair, scheme: Scheme) =>
  contrast(resolve(colourOf(name, scheme), scheme), resolve(colourOf(ground, scheme), scheme))

/** Cut, not rounded: 4.46 is no 4.5. */
const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)} : 1`

function pairRow(pair: Pair): HTMLTableRowElement {
  const cells = schemes.map(scheme => {
    const found = contrastOf(pair, scheme)
    const isLow = found < pair.least
    return make('td', {
      className: isLow ? 'low' : '',
      textContent: ratio(found) + (isLow ? ' too low' : ''),
    })
  })
  const head = make('th', { scope: 'row', textContent: `${pair.name} on ${pair.ground}` })
  return make('tr', {}, head, ...cells, make('td', { textContent: `${pair.least} : 1` }))
}

/** What cannot be told apart, in words. */
const troubles = () =>
  schemes.flatMap(scheme =>
    shownPairs.flatMap(pair => {
      const found = contrastOf(pair, scheme)
      if (found >= pair.least) return []
      const { name, ground, least } = pair
      return [`${name} on ${ground}, ${scheme}: ${ratio(found)}, at least ${least} : 1 is needed`]
    }),
  )

const styleSheet = () =>
  chosen.size > 0
    ? `:root {\n${[...chosen.keys()].map(name => `  --cx-color-${name}: ${written(name)};\n`).join('')}}`
    : ''

function show() {
  for (const name of chosen.keys()) stage.style.setProperty(`--cx-color-${name}`, written(name))
  const css = styleSheet()
  part('theme-css').textContent = css || 'Choose a colour.'
  for (const id of ['theme-copy', 'theme-reset']) part(id).toggleAttribute('disabled', !css)
  const found = troubles()
  part('theme-contrast').replaceChildren(...found.map(textContent => make('li', { textContent })))
  part('theme-fine').hidden = found.length > 0
  part('theme-pairs').replaceChildren(...shownPairs.map(pairRow))
  part('theme-copied').textContent = ''
}

function field(name: string, scheme: Scheme): HTMLInputElement {
  const input = make('input', {
    type: 'color',
    ariaLabel: `${name}, ${scheme}`,
    value: colourOf(name, scheme),
  })
  input.oninput = () => {
    chosen.set(name, { ...chosen.get(name), [scheme]: input.value })
    keepChosen(chosen)
    show()
  }
  return input
}

/** The fields with the colours of the element that is shown now; those that are chosen stay. */
function fill() {
  const isThere = readDefaults()
  part('theme').toggleAttribute('data-waits', !isThere)
  if (!isThere) return
  part('theme-tokens').replaceChildren(
    ...tokens.map(name => {
      const cells = schemes.map(scheme => make('td', {}, field(name, scheme)))
      return make('tr', {}, make('th', { scope: 'row', textContent: `--cx-color-${name}` }), ...cells)
    }),
  )
  show()
}

part('theme-copy').onclick = async () => {
  try {
    await navigator.clipboard.writeText(styleSheet())
    part('theme-copied').textContent = 'Copied.'
  } catch {
    // without HTTPS there is no clipboard, and a browser may refuse it
    getSelection()?.selectAllChildren(part('theme-css'))
    part('theme-copied').textContent = 'Not copied. The text is selected.'
  }
}
part('theme-reset').onclick = () => {
  chosen.clear()
  keepChosen(chosen)
  fill()
}

/** An element has its colours with its code, which puts its view into its root, and others with another brand. */
const changes = new MutationObserver(follow)
function follow() {
  changes.disconnect()
  changes.observe(stage, { childList: true })
  const element = stage.firstElementChild
  if (element) changes.observe(element, { attributeFilter: ['brand'] })
  if (element?.shadowRoot) changes.observe(element.shadowRoot, { childList: true })
  // after the element has seen to it
  setTimeout(fill)
}
follow()
