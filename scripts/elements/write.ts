import { commonAttributes, commonEvents } from './common.ts'
import type { ElementDeclaration } from './declarations.ts'

const HEAD =
  '// Made from the declarations of the elements by `node scripts/manifest.ts`; not edited by hand.\n'
const className = (tag: string) =>
  tag.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
const quoted = (names: readonly string[]) => `[${names.map(name => `'${name}'`).join(', ')}]`

/** The loader's table. */
export function tagTable(elements: readonly ElementDeclaration[]): string {
  const rows = elements.map(({ tag, file, attributes, properties }) => {
    const observed = quoted(attributes.map(({ name }) => name))
    const path = file.replace('src/', '../')
    return `  ['${tag}', ${observed}, ${quoted(properties.map(({ name }) => name))}, () => import('${path}')],\n`
  })
  return `${HEAD}/** Tag, its own attributes, its properties that are no attributes, and where its code is. */
export const tags: readonly (readonly [
  tag: string,
  attributes: readonly string[],
  properties: readonly string[],
  load: () => Promise<unknown>,
])[] = [
${rows.join('')}]
`
}

/** Types for pages and frameworks: `querySelector('cx-login')`, `addEventListener('cx-saved')` and JSX. */
export function elementTypes(elements: readonly ElementDeclaration[]): string {
  const imports = elements.map(
    ({ file, view }) =>
      `import type { ${view.name} } from '${file.replace('src/', '../').replace('element.ts', view.file.replace('./', ''))}'\n`,
  )
  const tags = elements.map(({ tag, view }) => `    '${tag}': WidgetElement<typeof ${view.name}>\n`)
  const jsx = elements.map(
    ({ tag, view, attributes }) =>
      `      '${tag}': WidgetJsx<typeof ${view.name}, { ${attributes.map(({ name, kind }) => `'${name}'?: ${kind === 'json' ? 'string' : kind}`).join('; ')} }>\n`,
  )
  return `${HEAD}import type { WidgetElement, WidgetJsx } from './widget-types.ts'
${imports.join('')}
declare global {
  interface HTMLElementTagNameMap {
${tags.join('')}  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${jsx.join('')}    }
  }
}
`
}

/** Custom elements manifest, schema version 1. */
export function manifest(elements: readonly ElementDeclaration[]): string {
  const modules = elements.map(({ tag, file, description, attributes, properties, events }) => ({
    kind: 'javascript-module',
    path: file,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: className(tag),
        tagName: tag,
        description,
        attributes: [
          ...attributes.map(({ name, property, type, description }) => ({
            name,
            fieldName: property,
            description,
            type: { text: type },
          })),
          ...commonAttributes.map(({ name, type, description }) => ({
            name,
            description,
            type: { text: type },
          })),
        ],
        members: [
          ...attributes.map(({ property, type, description }) => ({
            kind: 'field',
            name: property,
            description,
            type: { text: type },
          })),
          ...properties.map(({ name, description }) => ({ kind: 'field', name, description })),
        ],
        events: [...events, ...commonEvents].map(({ name, type, description }) => ({
          name,
          description,
          type: { text: type },
        })),
      },
    ],
    exports: [
      { kind: 'custom-element-definition', name: tag, declaration: { name: className(tag), module: file } },
    ],
  }))
  return `${JSON.stringify({ schemaVersion: '1.0.0', modules }, null, 2)}\n`
}

/** Tags and attributes for VS Code's HTML editor (`html.customData`). */
export function vscodeData(elements: readonly ElementDeclaration[]): string {
  const values = (type: string) => [...type.matchAll(/'([\w-]+)'/g)].map(([, name]) => ({ name }))
  const tags = elements.map(({ tag, description, attributes }) => ({
    name: tag,
    description,
    attributes: [
      ...attributes.map(({ name, kind, type, description }) => ({
        name,
        description,
        ...(kind === 'boolean' ? { valueSet: 'v' } : { values: values(type) }),
      })),
      ...commonAttributes.map(({ name, type, description }) => ({ name, description, values: values(type) })),
    ],
  }))
  return `${JSON.stringify({ version: 1.1, tags }, null, 2)}\n`
}
