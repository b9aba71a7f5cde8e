import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Writes dist/build.json, `{ build }`: the same files give the same name, so that a page notices a new release. */
export function buildInfo(): Plugin {
  return {
    name: 'build-info',
    apply: 'build',
    generateBundle(_options, bundle) {
      const hash = createHash('sha256')
      for (const name of Object.keys(bundle).sort()) {
        const file = bundle[name]
        hash.update(name).update(file?.type === 'chunk' ? file.code : (file?.source ?? ''))
      }
      const build = hash.digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) })
    },
  }
}
