import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type ElementDeclaration, readDeclarations } from '../elements/declarations.ts'
import { BUILD_FOLDER } from './build-folder.ts'
import { loaderNames, loaderProperties } from './loader-table.ts'

const KERNEL = 'kernel'
const OWN_COPY = '.loader.ts'
const NAMES = 'CX_NAMES'
const PROPERTIES = 'CX_PROPERTIES'
const ADDRESS = '$a'
// Vite would wrap an import that it can see
const IMPORT = '$i'

/**
 * The loader's table in the build, short because nothing makes it shorter afterwards: `NAMES` has each element's name,
 * and `PROPERTIES` what any of them has. Which files an element needs is said by its own file
 * (src/element/fetch-element.ts).
 */
const TABLE = `
import { codeFetcher } from './fetch-element.ts'
export const names = ${NAMES}.split(' ')
export const properties = ${PROPERTIES}.split(' ')
const addressOf = file => new URL('../${BUILD_FOLDER}/' + file + '.js', ${ADDRESS})
export const fetchCode = codeFetcher(addressOf, address => ${IMPORT}(address))
export const debug = () => ${IMPORT}(addressOf('debug'))`

/**
 * The loader's own address. Pages include it as a module or as a classic script, where `import.meta` is no syntax. What
 * follows `await` is a regular expression for a module, and a division by a list with one text for a classic script,
 * to which `import.meta.url` is then a part of that text (docs/decisions/fetch-before-import.md). The script is asked of
 * the prototype: a `name="currentScript"` in what a page's users write would be `document.currentScript`, and its `src`
 * the place that our code comes from.
 */
const OWN_ADDRESS =
  '0&&await/[`]/||import.meta.url||/[`]/+1||Reflect.get(Document.prototype,`currentScript`,document).src'

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
  let debug = ''
  let elements: (ElementDeclaration & { name: string; id: string })[] = []
  return {
    name: 'loader-alone',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      loader = resolve(root, 'src/element/loader.ts')
      debug = resolve(root, 'src/debug/debug.ts')
      elements = readDeclarations(root).map(element => ({
        ...element,
        name: element.tag.replace('cx-', ''),
        id: resolve(root, element.file),
      }))
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: debug, name: 'debug' })
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
    generateBundle: {
      // what Vite puts before a file's code is there by then: the first line is ours
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const entry = chunks.find(chunk => chunk.facadeModuleId === loader)
        if (!entry) return
        for (const { id, name, tag } of elements) {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id)
          const own = `${BUILD_FOLDER}/elements/${name}.js`
          if (chunk?.fileName !== own) return this.error(`the file of <${tag}> is not ${own}`)
          // src/element/fetch-element.ts counts on it
          if (!closure(bundle, own).has(`${BUILD_FOLDER}/${KERNEL}.js`))
            return this.error(`<${tag}> does not import the ${KERNEL}`)
        }
        for (const chunk of chunks.filter(({ fileName }) => fileName.startsWith(BUILD_FOLDER))) {
          const [, ...others] = closure(bundle, chunk.fileName)
          const names = others.map(file => file.replace(`${BUILD_FOLDER}/`, '').replace('.js', ''))
          chunk.code = `//${names.join(' ') || KERNEL}\n${chunk.code}\n//`
          const map = bundle[`${chunk.fileName}.map`]
          // one line further down
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";')
        }
        if (entry.imports.length + entry.exports.length) this.error('the loader is not one file by itself')
        const code = entry.code
          .replace(NAMES, () => JSON.stringify(loaderNames(elements).join(' ')))
          .replace(PROPERTIES, () => JSON.stringify(loaderProperties(elements).join(' ')))
          .replaceAll(IMPORT, 'import')
        entry.code = `(${ADDRESS}=>{${code}})(${OWN_ADDRESS})\n`
      },
    },
  }
}
