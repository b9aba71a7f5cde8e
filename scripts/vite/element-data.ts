import type { Plugin } from 'vite'
import { readDeclarations } from '../elements/declarations.ts'
import { readElementTypes } from '../elements/element-types.ts'
import { manifest } from '../elements/manifest.ts'
import { pageTypes } from '../elements/page-types.ts'
import { vscodeData } from '../elements/vscode-data.ts'

const files = {
  'custom-elements.json': manifest,
  'vscode.html-custom-data.json': vscodeData,
  'cx.d.ts': pageTypes,
}

/** Publishes what the elements say of themselves beside the loader, under /widgets/, in the build and in development. */
export function elementData(): Plugin {
  let root = ''
  const read = () => {
    const elements = readDeclarations(root)
    return [elements, readElementTypes(root, elements)] as const
  }
  return {
    name: 'element-data',
    configResolved(config) {
      root = config.root
    },
    configureServer({ middlewares }) {
      for (const [file, write] of Object.entries(files)) {
        middlewares.use(`/widgets/${file}`, (_request, response) => {
          const type = file.endsWith('.json') ? 'application/json' : 'text/plain'
          response.setHeader('content-type', `${type}; charset=utf-8`)
          response.end(write(...read()))
        })
      }
    },
    generateBundle() {
      const known = read()
      for (const [file, write] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `widgets/${file}`, source: write(...known) })
      }
    },
  }
}
