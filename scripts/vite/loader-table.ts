import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { withCommon } from '../../src/element/common-properties.ts'
import { type ElementDeclaration, readDeclarations } from '../elements/declarations.ts'

const ofAnElement = (file: string) => /[\\/]src[\\/]widgets[\\/][^\\/]+[\\/]element\.ts$/.test(file)

/** Names of an element's own properties, those that are attributes included. */
const propertiesOf = ({ attributes, properties }: ElementDeclaration) => [
  ...attributes.map(({ property }) => property),
  ...properties.map(({ name }) => name),
]

/** Those that every element has, and those of all elements, once each: every tag has them all, which is shorter than saying which has which. */
export const loaderProperties = (elements: readonly ElementDeclaration[]) => [
  ...new Set(withCommon(elements.flatMap(propertiesOf))),
]

/** What the loader of the build knows of tags: `login classroom`. */
export const loaderNames = (elements: readonly ElementDeclaration[]) =>
  elements.map(({ tag }) => tag.replace('cx-', ''))

const row = ({ tag, file }: ElementDeclaration) => `  '${tag.replace('cx-', '')}': () => import('/${file}'),`

/** Gives src/element/tags.ts its value in development and tests; an element that comes or changes changes it. */
export function loaderTable(): Plugin {
  let root = ''
  let table = ''
  return {
    name: 'loader-table',
    apply: 'serve',
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
export const fetchCode = file => rows[file.replace('elements/', '')]()`
    },
    hotUpdate({ file, modules }) {
      if (!ofAnElement(file)) return undefined
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(table) ?? [])]
    },
  }
}
