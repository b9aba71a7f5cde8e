import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type ElementDeclaration, readDeclarations } from '../elements/declarations.ts'

const OWN_COPY = '.loader.ts'
const ELEMENTS = '__CX_ELEMENTS__'
const SHARED = '__CX_SHARED__'
// Vite would wrap an import that it can see
const IMPORT = '__CX_IMPORT__'

/**
 * The loader's table in the build, short because nothing makes it shorter afterwards. `ELEMENTS` has a row for each
 * element: name, hash of its file, attributes, properties, files of its own besides. `SHARED` names the files that
 * every element needs. All of an element's files are asked for at once, instead of one after the other.
 */
const TABLE = `
const words = text => text ? text.split(' ') : []
export const tags = ${ELEMENTS}.split(',').map(row => {
  const [name, hash, attributes, properties, files] = row.split(':')
  return ['cx-' + name, words(attributes), words(properties), () => {
    const [own] = ['elements/' + name + '-' + hash, ...words(${SHARED}), ...words(files)].map(file => {
      const href = new URL('../assets/' + file + '.js', import.meta.url).href
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      return href
    })
    return ${IMPORT}(own)
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
      return id.endsWith(`tags.generated${OWN_COPY}`) ? TABLE : readFile(id.replace(OWN_COPY, '.ts'), 'utf8')
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const entry = chunks.find(chunk => chunk.facadeModuleId === loader)
      if (!entry) return
      const files = elements.map(({ id, tag }) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id)
        if (!chunk) this.error(`no file for <${tag}>`)
        return [...closure(bundle, chunk.fileName)].map(file => file.replace(/^assets\/|\.js$/g, ''))
      })
      const shared = files.reduce((common, list) => common.filter(file => list.includes(file)))
      const rows = elements.map(({ name, attributes, properties }, index) => {
        const [own = '', ...others] = files[index] ?? []
        const hash = own.slice(`elements/${name}-`.length)
        const besides = others.filter(file => !shared.includes(file))
        const row = [
          name,
          hash,
          attributes.map(attribute => attribute.name),
          properties.map(property => property.name),
          besides,
        ]
        return row
          .map(part => (typeof part === 'string' ? part : part.join(' ')))
          .join(':')
          .replace(/:+$/, '')
      })
      const values = [rows.join(), shared.join(' ')].map(value => JSON.stringify(value))
      entry.code = `const ${ELEMENTS}=${values[0]},${SHARED}=${values[1]},${IMPORT}=u=>import(u);\n${entry.code}`
    },
  }
}
