import { commonAttributes, commonEvents } from './common.ts'
import type { ElementDeclaration } from './declarations.ts'
import type { ElementTypes } from './element-types.ts'
import { classNameOf } from './names.ts'

/** What a page loads; an element's own file has no address that stays. */
const PATH = 'cx.js'

/** Custom elements manifest, schema version 1. */
export function manifest(elements: readonly ElementDeclaration[], types: ElementTypes): string {
  const declarations = elements.map(({ tag, description, attributes, properties, events }) => {
    const own = types.elements[tag]
    const typed = (type: string | undefined) => (type ? { type: { text: type } } : {})
    const details: Readonly<Record<string, string>> = { ...types.common.events, ...own?.events }
    return {
      kind: 'class',
      customElement: true,
      name: `${classNameOf(tag)}Element`,
      tagName: tag,
      description,
      attributes: [
        ...attributes.map(({ name, property, type, description }) => ({
          name,
          fieldName: property,
          description,
          ...typed(type),
        })),
        ...commonAttributes.map(({ name, type, description }) => ({ name, description, ...typed(type) })),
      ],
      members: [
        ...attributes.map(({ property, type, description }) => ({
          kind: 'field',
          name: property,
          description,
          ...typed(type),
        })),
        ...properties.map(({ name, description }) => ({
          kind: 'field',
          name,
          description,
          ...typed(own?.properties[name]),
        })),
      ],
      events: [...events, ...commonEvents].map(({ name, description }) => ({
        name,
        description,
        ...typed(`CustomEvent<${details[name]}>`),
      })),
    }
  })
  const exports = declarations.map(({ tagName, name }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: PATH },
  }))
  const modules = [{ kind: 'javascript-module', path: PATH, declarations, exports }]
  return `${JSON.stringify({ schemaVersion: '1.0.0', modules }, null, 2)}\n`
}
