import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { svelte, vue } from '../../support/single-file-components.ts'

/** The script of an author's page, bundled as their build would do it, with all of its packages from its own folder. */
export async function bundlePage(folder: string, entry: string): Promise<string> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    publicDir: false,
    plugins: [svelte, vue],
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
    build: {
      outDir: 'built',
      target: 'es2022',
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, entry),
        output: { entryFileNames: 'page.js', codeSplitting: false },
      },
    },
  })
  return readFileSync(join(folder, 'built/page.js'), 'utf8')
}
