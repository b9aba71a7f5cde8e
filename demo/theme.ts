// Tokens in, CSS out: tries a page's colours on the element that is shown, and says where a text could not be read.

/** Least contrast of a text, and of what is no text but has to be seen (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5
const SHAPE = 3

/** Tokens that a page sets most often; each with those that it has to be told apart from. */
const tokens: { name: string; on: string[]; least: number }[] = [
  { name: 'color-text', on: ['color-surface', 'color-page'], least: TEXT },
  { name: 'color-muted', on: ['color-surface', 'color-page'], least: TEXT },
  { name: 'color-primary', on: ['color-surface', 'color-page'], least: TEXT },
  { name: 'color-on-primary', on: ['color-primary', 'color-primary-hover'], least: TEXT },
  { name: 'color-primary-hover', on: [], least: SHAPE },
  { name: 'color-primary-soft', on: [], least: SHAPE },
  { name: 'color-on-primary-soft', on: ['color-primary-soft'], least: TEXT },
  { name: 'color-focus', on: ['color-surface', 'color-page'], least: SHAPE },
  { name: 'color-border-strong', on: ['color-surface'], least: SHAPE },
  { name: 'color-page', on: [], least: SHAPE },
  { name: 'color-surface', on: [], least: SHAPE },
]
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]
type Rgb = [number, number, number]

const chosen = new Map<string, Partial<Record<Scheme, string>>>()

const part = <E extends HTMLElement>(id: string) => document.getElementById(id) as E
const stage = () => part('stage').firstElementChild

/** A colour as the browser makes it out in a scheme, `light-dark()` and names included. */
function resolve(value: string, scheme: Scheme): Rgb {
  const probe = document.createElement('i')
  probe.style.colorScheme = scheme
  probe.style.color = value
  part('stage').append(probe)
  const numbers = getComputedStyle(probe).color.match(/[\d.]+/g) ?? []
  probe.remove()
  return [Number(numbers[0] ?? 0), Number(numbers[1] ?? 0), Number(numbers[2] ?? 0)]
}

function colourOf(name: string, scheme: Scheme): Rgb {
  const own = chosen.get(name)?.[scheme]
  const element = stage()
  const byDefault = element ? getComputedStyle(element).getPropertyValue(`--_${name}`) : ''
  // what is set on the stage is in what the element has: the value of its other scheme stays its own
  return resolve(own ?? (byDefault || 'black'), scheme)
}

const hex = (colour: Rgb) =>
  `#${colour.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: Rgb, second: Rgb): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

interface Pair {
  name: string
  other: string
  scheme: Scheme
  found: number
  least: number
}

/** Each token with what it stands on, in both schemes. */
const pairs = (): Pair[] =>
  schemes.flatMap(scheme =>
    tokens.flatMap(({ name, on, least }) =>
      on.map(other => ({
        name,
        other,
        scheme,
        found: contrast(colourOf(name, scheme), colourOf(other, scheme)),
        least,
      })),
    ),
  )

/** Cut, not rounded: 4.46 is no 4.5. */
const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)} : 1`

const isTooLow = ({ found, least }: Pair) => found < least

/** What cannot be told apart, in words. */
const troubleOf = ({ name, other, scheme, found, least }: Pair) =>
  `${name} on ${other}, ${scheme}: ${ratio(found)}, at least ${least} : 1 is needed`

const outputId = (name: string, scheme: string) => `contrast-${name}-${scheme}`

/** Beside each colour the least contrast that it has to what it stands on. */
function showContrast(all: readonly Pair[]) {
  for (const pair of all.toSorted((a, b) => b.found - a.found)) {
    const output = part(outputId(pair.name, pair.scheme))
    output.textContent = ratio(pair.found)
    output.classList.toggle('low', isTooLow(pair))
  }
}

function styleSheet(): string {
  const lines = [...chosen].map(([name, values]) => {
    const [light, dark] = schemes.map(scheme => values[scheme] ?? hex(colourOf(name, scheme)))
    return `  --cx-${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`
  })
  return lines.length ? `:root {\n${lines.join('\n')}\n}` : ''
}

function show() {
  const style = part('stage').style
  for (const { name } of tokens) {
    const values = chosen.get(name)
    if (!values) style.removeProperty(`--cx-${name}`)
    else {
      const [light, dark] = schemes.map(scheme => values[scheme] ?? hex(colourOf(name, scheme)))
      style.setProperty(`--cx-${name}`, `light-dark(${light}, ${dark})`)
    }
  }
  const css = styleSheet()
  part('theme-css').textContent = css || 'Choose a colour.'
  part('theme-copy').toggleAttribute('disabled', !css)
  part('theme-reset').toggleAttribute('disabled', !css)
  const all = pairs()
  showContrast(all)
  const found = all.filter(isTooLow)
  part('theme-contrast').replaceChildren(
    ...found.map(pair => Object.assign(document.createElement('li'), { textContent: troubleOf(pair) })),
  )
  part('theme-fine').hidden = found.length > 0
  part('theme-copy').textContent = 'Copy'
}

function field(name: string, scheme: Scheme): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'color'
  input.ariaLabel = `${name}, ${scheme}`
  input.value = hex(colourOf(name, scheme))
  input.oninput = () => {
    chosen.set(name, { ...chosen.get(name), [scheme]: input.value })
    show()
  }
  return input
}

/** The fields with the colours of the element that is shown now; those that are chosen stay. */
function fill() {
  part('theme-tokens').replaceChildren(
    ...tokens.map(({ name, on }) => {
      const row = document.createElement('tr')
      const head = Object.assign(document.createElement('th'), { scope: 'row', textContent: `--cx-${name}` })
      const cells = schemes.map(scheme => {
        const cell = document.createElement('td')
        cell.append(field(name, scheme))
        if (on.length > 0)
          cell.append(Object.assign(document.createElement('output'), { id: outputId(name, scheme) }))
        return cell
      })
      row.append(head, ...cells)
      return row
    }),
  )
  show()
}

part('theme-copy').onclick = async () => {
  await navigator.clipboard.writeText(styleSheet())
  part('theme-copy').textContent = 'Copied'
}
part('theme-reset').onclick = () => {
  chosen.clear()
  // the element has its own colours again before they are read
  show()
  fill()
}
// an element has its colours once its code is there
document.addEventListener('cx-ready', event => {
  if (event.target === stage() && chosen.size === 0) fill()
})
fill()

export {}
