import type { Plugin } from 'vite'
import { readDeclarations } from '../elements/declarations.ts'
import { manifest } from '../elements/manifest.ts'
import { vscodeData } from '../elements/vscode-data.ts'

const files = { 'custom-elements.json': manifest, 'vscode.html-custom-data.json': vscodeData }

/** Publishes what the elements say of themselves beside the loader, under /widgets/, in the build and in development. */
export function elementData(): Plugin {
  let root = ''
  const elements = () => readDeclarations(root)
  return {
    name: 'element-data',
    configResolved(config) {
      root = config.root
    },
    configureServer({ middlewares }) {
      for (const [file, write] of Object.entries(files)) {
        middlewares.use(`/widgets/${file}`, (_request, response) => {
          response.setHeader('content-type', 'application/json')
          response.end(write(elements()))
        })
      }
    },
    generateBundle() {
      for (const [file, write] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `widgets/${file}`, source: write(elements()) })
      }
    },
  }
}
