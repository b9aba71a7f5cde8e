import { commonAttributes, commonEvents } from './common.ts'
import type { AttributeDeclaration, ElementDeclaration } from './declarations.ts'
import type { ElementTypes } from './element-types.ts'
import { classNameOf } from './names.ts'

type Lines = readonly string[]

const indented = (lines: Lines) => lines.flatMap(line => line.split('\n')).map(line => `  ${line}`)
const block = (head: string, lines: Lines) => [`${head} {`, ...indented(lines), '}'].join('\n')
const doc = (text: string) =>
  text ? `/** ${text.replace(/\s*\n\s*/g, ' ').replaceAll('*/', '* /')} */\n` : ''
const eventMap = (events: Readonly<Record<string, string>>) =>
  Object.entries(events).map(([name, detail]) => `'${name}': CustomEvent<${detail}>`)

/** Listeners as browsers' own elements have them: the events by name, then any other. */
const listeners = (element: string, events: string) =>
  ['add', 'remove'].flatMap(verb => [
    `${verb}EventListener<Name extends keyof ${events}>(type: Name, listener: (this: ${element}, event: ${events}[Name]) => unknown, options?: boolean | AddEventListenerOptions): void`,
    `${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void`,
  ])

/** An attribute is a text in the end; authors write what it says, or the text. */
const texts: Readonly<Record<AttributeDeclaration['kind'], string>> = {
  string: '',
  number: ` | \`\${number}\``,
  boolean: " | '' | 'true' | 'false'",
  json: '',
}

function elementOf({ tag, description, attributes, properties }: ElementDeclaration, types: ElementTypes) {
  const name = `${classNameOf(tag)}Element`
  const own = types.elements[tag] ?? { properties: {}, events: {} }
  const told = new Map([
    ...attributes.map(({ property, description }) => [property, description] as const),
    ...properties.map(({ name, description }) => [name, description] as const),
  ])
  const values = Object.entries(own.properties).map(
    ([property, type]) => `${doc(told.get(property) ?? '')}${property}: ${type} | undefined`,
  )
  const written = attributes.map(
    attribute =>
      `${doc(attribute.description)}'${attribute.name}'?: ${own.properties[attribute.property]}${texts[attribute.kind]} | undefined`,
  )
  return {
    tag,
    name,
    events: own.events,
    text: [
      block(
        `export interface ${name}EventMap extends HTMLElementEventMap, CxCommonEventMap`,
        eventMap(own.events),
      ),
      doc(description) +
        block(`export interface ${name} extends HTMLElement, CxCommonProperties`, [
          ...values,
          ...listeners(name, `${name}EventMap`),
        ]),
      block(`export interface ${name}Attributes extends CxCommonAttributes`, written),
    ].join('\n\n'),
  }
}

/** Every event of the product, with the details that it has on any of the elements. */
function allEvents(types: ElementTypes): Record<string, string> {
  const details = new Map<string, Set<string>>()
  for (const events of [types.common.events, ...Object.values(types.elements).map(({ events }) => events)])
    for (const [name, detail] of Object.entries(events))
      details.set(name, (details.get(name) ?? new Set()).add(detail))
  return Object.fromEntries([...details].map(([name, texts]) => [name, [...texts].join(' | ')]))
}

/**
 * `/widgets/cx.d.ts`: tags, attributes, properties and events for pages in TypeScript, in one file that imports nothing.
 * React's part names React's own types in a line that is left out where there is no React.
 */
export function pageTypes(declarations: readonly ElementDeclaration[], types: ElementTypes): string {
  const elements = declarations.map(declaration => elementOf(declaration, types))
  const tags = elements.map(({ tag, name }) => `'${tag}': ${name}`)
  const described = new Map(commonEvents.map(({ name, description }) => [name as string, description]))
  const commonMap = Object.entries(types.common.events).map(
    ([name, detail]) => `${doc(described.get(name) ?? '')}'${name}': CustomEvent<${detail}>`,
  )
  return `${[
    '// Types of the elements, for pages in TypeScript. Made from their declarations.',
    ...types.declarations,
    block('export interface CxCommonEventMap', commonMap),
    doc('Every event of the elements, as it arrives at the document.') +
      block('export interface CxEventMap', eventMap(allEvents(types))),
    block(
      'export interface CxCommonProperties',
      Object.entries(types.common.properties).map(([name, type]) => `${name}: ${type} | undefined`),
    ),
    block('export interface CxCommonAttributes', [
      ...commonAttributes.map(
        ({ name, type, description }) =>
          `${doc(description)}'${name}'?: ${type === 'boolean' ? "boolean | '' | 'true'" : 'string'} | undefined`,
      ),
      'class?: string | undefined',
    ]),
    ...elements.map(({ text }) => text),
    block('export interface CxElements', tags),
    block(
      'export interface CxElementAttributes',
      elements.map(({ tag, name }) => `'${tag}': ${name}Attributes`),
    ),
    block(
      'export interface CxElementEvents',
      elements.map(({ tag, name }) => `'${tag}': ${name}EventMap`),
    ),
    `/** What JSX takes: attributes, properties in camelCase, \`oncx-saved\`, and what \`Html\` is for an element. */
export type CxJsx<Html> = {
  [Tag in keyof CxElements]: Omit<Html, 'ref'> &
    CxElementAttributes[Tag] &
    Partial<Omit<CxElements[Tag], keyof HTMLElement>> & {
      key?: string | number | bigint | null | undefined
      ref?: ((element: CxElements[Tag] | null) => void) | { current: CxElements[Tag] | null } | null | undefined
    } & {
      [Name in keyof CxElementEvents[Tag] & \`cx-\${string}\` as \`on\${Name}\`]?: ((event: CxElementEvents[Tag][Name]) => void) | undefined
    }
}`,
    block('declare global', [
      'interface HTMLElementTagNameMap extends CxElements {}',
      'interface HTMLElementEventMap extends CxEventMap {}',
      'interface DocumentEventMap extends CxEventMap {}',
      'interface WindowEventMap extends CxEventMap {}',
    ]),
    `// @ts-ignore: a page without React has nothing to add this to
declare module 'react' { namespace JSX { interface IntrinsicElements extends CxJsx<HTMLAttributes<HTMLElement>> {} } }`,
  ].join('\n\n')}\n`
}
