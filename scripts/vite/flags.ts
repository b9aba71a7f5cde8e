import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import about from 'country-flag-icons/package.json' with { type: 'json' }
import type { Plugin } from 'vite'
import { FLAG_SET, flagPath } from '../../src/contract/rules/flags.ts'

const folder = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'))
export const release: string = about.version

/** The flags by their address, without the slash that it starts with; those of regions have none. */
export function readFlags(): Map<string, string> {
  const flags = new Map<string, string>()
  for (const file of globSync(join(folder, '3x2/*.svg'))) {
    const path = flagPath(basename(file, '.svg'))
    if (path) flags.set(path.slice(1), readFileSync(file, 'utf8'))
  }
  return flags
}

/**
 * The flags of countries (country-flag-icons, MIT), as files of their own that an element loads one by one; on the
 * development server when the first is asked for.
 */
export function flags(): Plugin {
  return {
    name: 'flags',
    generateBundle() {
      // other pictures under an address that browsers keep for a year would not be seen by those who know it
      if (release !== FLAG_SET) this.error(`The flags have changed: FLAG_SET has to be '${release}'`)
      for (const [fileName, source] of readFlags()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer({ middlewares }) {
      let known: Map<string, string> | undefined
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/assets/flags/')) return next()
        known ??= readFlags()
        const flag = known.get(request.url.split('?')[0]?.slice(1) ?? '')
        if (!flag) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(flag)
      })
    },
  }
}
