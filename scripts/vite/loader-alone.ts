import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const OWN_COPY = '.loader.ts'
const FETCH = '__CX_FETCH__'

/**
 * Runs before the loader: asks for all files of an element at once, instead of for one after the other.
 * Written short, because nothing makes it shorter afterwards. `files` names those of each element, its own first.
 */
function runtime(files: [element: string, files: string[]][]): string {
  const names = [...new Set(files.flatMap(([, list]) => list))]
  const table = Object.fromEntries(
    files.map(([element, list]) => [element, list.map(file => names.indexOf(file))]),
  )
  return (
    `const N=${JSON.stringify(names.map(name => name.replace(/^assets\/|\.js$/g, '')))},T=${JSON.stringify(table)},S=new Set,` +
    `${FETCH}=n=>{const u=T[n].map(i=>new URL(\`../assets/\${N[i]}.js\`,import.meta.url).href);` +
    'for(const href of u)S.has(href)||document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href})),S.add(href);' +
    'return import(u[0])};\n'
  )
}

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
  let elements: { name: string; id: string }[] = []
  return {
    name: 'loader-alone',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      loader = resolve(root, 'src/widgets/loader.ts')
      elements = globSync('src/widgets/*/element.ts', { cwd: root }).map(file => ({
        name: basename(dirname(file)),
        id: resolve(root, file),
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
      const code = await readFile(id.replace(OWN_COPY, '.ts'), 'utf8')
      return code.replace(/import\('\.\/([\w-]+)\/element\.ts'\)/g, `${FETCH}('$1')`)
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const entry = chunks.find(chunk => chunk.facadeModuleId === loader)
      if (!entry) return
      const files = elements.map(({ name, id }): [string, string[]] => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id)
        if (!chunk) this.error(`no file for the element ${name}`)
        return [name, [...closure(bundle, chunk.fileName)]]
      })
      entry.code = runtime(files) + entry.code
    },
  }
}
