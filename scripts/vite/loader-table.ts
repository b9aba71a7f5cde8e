import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { COMMON_ATTRIBUTES, withCommon } from '../../src/element/common-properties.ts'
import { type ElementDeclaration, readDeclarations } from '../elements/declarations.ts'

const ofAnElement = (file: string) => /[\\/]src[\\/]widgets[\\/][^\\/]+[\\/]element\.ts$/.test(file)

/**
 * Attributes that have their property's name and take any of its values as text: frameworks write the attribute where
 * an element has no such property, and that says the same.
 */
const saidByAttribute = (elements: readonly ElementDeclaration[]) =>
  new Set([
    ...COMMON_ATTRIBUTES,
    ...elements
      .flatMap(({ attributes }) => attributes)
      .filter(({ kind }) => kind !== 'json')
      .map(({ name }) => name),
  ])

/** Names of an element's own properties, those that are attributes included. */
const propertiesOf = ({ attributes, properties }: ElementDeclaration) => [
  ...attributes.map(({ property }) => property),
  ...properties.map(({ name }) => name),
]

/**
 * Those that an element needs before its code is there: what every element has and what all of them have, once each.
 * Every tag has them all, which is shorter than saying which has which.
 */
export const loaderProperties = (elements: readonly ElementDeclaration[]) => {
  const said = saidByAttribute(elements)
  return [...new Set(withCommon(elements.flatMap(propertiesOf)))].filter(name => !said.has(name))
}

/** What the loader of the build knows of tags: `login classroom`. */
export const loaderNames = (elements: readonly ElementDeclaration[]) =>
  elements.map(({ tag }) => tag.replace('cx-', ''))

const row = ({ tag, file }: ElementDeclaration) => `  '${tag.replace('cx-', '')}': () => import('/${file}'),`

/**
 * Gives src/element/tags.ts its value in development, or in the bundle of the tests; an element that comes or changes
 * changes it.
 */
export function loaderTable(apply: 'serve' | 'build' = 'serve'): Plugin {
  let root = ''
  let table = ''
  return {
    name: 'loader-table',
    apply,
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      table = resolve(root, 'src/element/tags.ts')
    },
    load(id) {
      if (id.split('?')[0] !== table) return undefined
      const elements = readDeclarations(root)
      return `const rows = {
${elements.map(row).join('\n')}
}
export const names = Object.keys(rows)
export const properties = ${JSON.stringify(loaderProperties(elements))}
export const fetchCode = file => rows[file.replace('elements/', '')]()
export const debug = () => import('/src/debug/debug.ts')`
    },
    hotUpdate({ file, modules }) {
      if (!ofAnElement(file)) return undefined
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(table) ?? [])]
    },
  }
}
