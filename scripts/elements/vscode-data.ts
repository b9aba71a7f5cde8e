import { commonAttributes } from './common.ts'
import type { ElementDeclaration } from './declarations.ts'

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
