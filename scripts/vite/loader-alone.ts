import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type ElementDeclaration, readDeclarations } from '../elements/declarations.ts'
import { BUILD_FOLDER } from './build-folder.ts'
import { propertiesOf } from './loader-table.ts'

const OWN_COPY = '.loader.ts'
const ELEMENTS = '__CX_ELEMENTS__'
const SHARED = '__CX_SHARED__'
// Vite would wrap an import that it can see
const IMPORT = '__CX_IMPORT__'

/**
 * The loader's table in the build, short because nothing makes it shorter afterwards. `ELEMENTS` has a row for each
 * element: its name and properties, then files that only some elements need. `SHARED` names the files that every
 * element needs. All of an element's files are asked for at once, instead of one after the other.
 */
const TABLE = `
const words = (text = '') => text.split(' ')
export const tags = ${ELEMENTS}.split(',').map(row => {
  const [own, files] = row.split(':').map(words)
  const name = own.shift()
  return ['cx-' + name, own, () => {
    const [first] = ['elements/' + name, ...words(${SHARED}), ...(files ?? [])].map(file => {
      const href = new URL('../${BUILD_FOLDER}/' + file + '.js', import.meta.url).href
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      return href
    })
    return ${IMPORT}(first)
  }]
})`

/** A chunk and everything that it imports statically. */
function closure(bundle: Rolldown.OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found
  found.add(fileName)
  for (const name of chunk.imports) closure(bundle, name, found)
  return found
}

/**
 * Keeps the loader one small file in the build. What it shares with the kernel (the placeholder) is copied into it
 * instead of becoming a file that both wait for; the two copies meet through the registered classes. Elements are
 * entries of their own, whose files the loader knows by name. Scripts of ours that need the loader, such as the
 * host's, load the published file, so that there is one.
 */
export function loaderAlone(): Plugin {
  let loader = ''
  let elements: (ElementDeclaration & { name: string; id: string })[] = []
  return {
    name: 'loader-alone',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      loader = resolve(root, 'src/element/loader.ts')
      elements = readDeclarations(root).map(element => ({
        ...element,
        name: element.tag.replace('cx-', ''),
        id: resolve(root, element.file),
      }))
    },
    buildStart() {
      for (const { name, id } of elements) this.emitFile({ type: 'chunk', id, name: `elements/${name}` })
    },
    async resolveId(source, importer, { isEntry, kind }) {
      if (!importer || isEntry || kind !== 'import-statement') return undefined
      const resolved = await this.resolve(source, importer.replace(OWN_COPY, '.ts'), { skipSelf: true })
      if (!resolved) return undefined
      if (resolved.id === loader) return { id: '/widgets/cx.js', external: 'absolute' }
      const ofLoader = importer === loader || importer.endsWith(OWN_COPY)
      return ofLoader ? resolved.id.replace(/\.ts$/, OWN_COPY) : undefined
    },
    async load(id) {
      if (!id.endsWith(OWN_COPY)) return undefined
      return id.endsWith(`tags${OWN_COPY}`) ? TABLE : readFile(id.replace(OWN_COPY, '.ts'), 'utf8')
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const entry = chunks.find(chunk => chunk.facadeModuleId === loader)
      if (!entry) return
      const files = elements.map(({ id, name, tag }) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id)
        const own = `${BUILD_FOLDER}/elements/${name}.js`
        if (chunk?.fileName !== own) this.error(`the file of <${tag}> is not ${own}`)
        return [...closure(bundle, own)].map(file => file.replace(`${BUILD_FOLDER}/`, '').replace('.js', ''))
      })
      const shared = files.reduce((common, list) => common.filter(file => list.includes(file)))
      const rows = elements.map((element, index) => {
        const besides = files[index]?.slice(1).filter(file => !shared.includes(file)) ?? []
        return [[element.name, ...propertiesOf(element)], besides]
          .map(words => words.join(' '))
          .join(':')
          .replace(/:$/, '')
      })
      const values = [rows.join(), shared.join(' ')].map(value => JSON.stringify(value))
      entry.code = `const ${ELEMENTS}=${values[0]},${SHARED}=${values[1]},${IMPORT}=u=>import(u);\n${entry.code}`
    },
  }
}
