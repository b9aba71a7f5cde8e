import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type ElementDeclaration, readDeclarations } from '../elements/declarations.ts'

const ofAnElement = (file: string) => /[\\/]src[\\/]widgets[\\/][^\\/]+[\\/]element\.ts$/.test(file)

/** Names of an element's own properties, those that are attributes included. */
const propertiesOf = ({ attributes, properties }: ElementDeclaration) => [
  ...attributes.map(({ property }) => property),
  ...properties.map(({ name }) => name),
]

/** What the loader of the build knows: `login compact,classroom classroomId tab`. */
export const loaderRows = (elements: readonly ElementDeclaration[]) =>
  elements.map(element => [element.tag.replace('cx-', ''), ...propertiesOf(element)].join(' ')).join()

const row = (element: ElementDeclaration) =>
  `['${element.tag}', ${JSON.stringify(propertiesOf(element))}, () => import('/${element.file}')]`

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
      return `export const tags = [${readDeclarations(root).map(row).join(',\n')}]`
    },
    hotUpdate({ file, modules }) {
      if (!ofAnElement(file)) return undefined
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(table) ?? [])]
    },
  }
}
