import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What the elements say of themselves, made by `npm run manifest`: for editors and for documentation. */
const files = ['custom-elements.json', 'vscode.html-custom-data.json']

/** Publishes the elements' own data beside the loader, under /widgets/, in the build and in development. */
export function elementData(): Plugin {
  return {
    name: 'element-data',
    configureServer({ middlewares }) {
      for (const file of files) {
        middlewares.use(`/widgets/${file}`, (_request, response) => {
          response.setHeader('content-type', 'application/json')
          response.end(readFileSync(`src/element/${file}`))
        })
      }
    },
    generateBundle() {
      for (const file of files) {
        this.emitFile({
          type: 'asset',
          fileName: `widgets/${file}`,
          source: readFileSync(`src/element/${file}`, 'utf8'),
        })
      }
    },
  }
}
