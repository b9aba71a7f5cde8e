import { commonAttributes, commonEvents } from './common.ts'
import type { ElementDeclaration } from './declarations.ts'

const className = (tag: string) =>
  tag.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

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
