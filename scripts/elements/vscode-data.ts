import { commonAttributes } from './common.ts'
import type { ElementDeclaration } from './declarations.ts'

/** Tags and attributes for VS Code's HTML editor (`html.customData`). */
export function vscodeData(elements: readonly ElementDeclaration[]): string {
  const choices = (isBoolean: boolean, type: string) =>
    isBoolean
      ? { valueSet: 'v' }
      : { values: [...type.matchAll(/'([\w-]+)'/g)].map(([, name]) => ({ name })) }
  const tags = elements.map(({ tag, description, attributes }) => ({
    name: tag,
    description,
    attributes: [
      ...attributes.map(({ name, kind, type, description }) => ({
        name,
        description,
        ...choices(kind === 'boolean', type),
      })),
      ...commonAttributes.map(({ name, type, description }) => ({
        name,
        description,
        ...choices(type === 'boolean', type),
      })),
    ],
  }))
  return `${JSON.stringify({ version: 1.1, tags }, null, 2)}\n`
}
