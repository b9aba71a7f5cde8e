import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { loaderTable } from '../../scripts/vite/loader-table.ts'
import { renameShoelacePlugin } from '../../scripts/vite/rename-shoelace.ts'
import { resolve } from '../../scripts/vite/resolve.ts'

const TESTS = 'test/{core,ui,element,debug,parts,widgets,host}/**/*.test.{ts,tsx}'
/** What stands in each page of the runner. */
const GUARD = 'test/support/console-guard.ts'

/** What a file of tests, or what stands in each of their pages, is called in the bundle, without `.js`. */
export const entryName = (file: string) => file.replaceAll('\\', '/').replace(/\.tsx?$/, '')

/** What the runner serves itself. */
const ofTheRunner: Plugin = {
  name: 'of-the-runner',
  enforce: 'pre',
  resolveId: id => (id.startsWith('/__web-dev-server__') ? { id, external: true } : undefined),
}

const PRELOAD = '\0vite/preload-helper.js'

/** An `import()` of a test loads its file and nothing before. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: id => (id === PRELOAD ? 'export const __vitePreload = load => load()' : undefined),
}

const OWNER_STACK = '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++'

/**
 * React's development build notes the stack of each element that is made, for its own developer tools: a twelfth of what
 * the tests' pages take.
 */
const noOwnerStacks: Plugin = {
  name: 'no-owner-stacks',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/react-jsx-runtime.development.js')) return undefined
    if (!code.includes(OWNER_STACK)) throw new Error(`${id} notes stacks in another way than is known`)
    return { code: code.replaceAll(OWNER_STACK, 'false'), map: null }
  },
}

/** A package or an area is one file, whoever uses it. */
const nameOfPackage = (id: string) =>
  `packages/${/.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace(/[\\/]/, '-')}`
const nameOfArea = (id: string) => `areas/${/[\\/]src[\\/]widgets[\\/]([^\\/]+)/.exec(id)?.[1]}`

/**
 * All files of the browser's tests as one bundle of a few hundred files in `outDir`: a test's page loads some dozens of
 * them instead of six hundred. Which file a module stands in changes nothing of when it runs: it runs when the first
 * that imports it does, as if each were a file of its own. React's development build, as on the development server.
 */
export async function bundleTests(outDir: string): Promise<void> {
  const files = [...globSync(TESTS), GUARD]
  await build({
    configFile: false,
    mode: 'development',
    logLevel: 'error',
    base: './',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"development"',
      'import.meta.env.ANSWER_LAG_MS': JSON.stringify(process.env.ANSWER_LAG_MS ?? '0'),
    },
    resolve,
    plugins: [
      react(),
      renameShoelacePlugin(),
      loaderTable('build'),
      ofTheRunner,
      plainImports,
      noOwnerStacks,
    ],
    build: {
      outDir,
      target: 'es2022',
      minify: false,
      cssMinify: false,
      modulePreload: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map(file => [entryName(file), file])),
        preserveEntrySignatures: 'allow-extension',
        treeshake: false,
        output: {
          strictExecutionOrder: true,
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: nameOfPackage, debugName: 'packages', test: /[\\/]node_modules[\\/]/ },
              { name: nameOfArea, debugName: 'areas', test: /[\\/]src[\\/]widgets[\\/]/ },
              { name: 'support', test: /[\\/]test[\\/]support[\\/]/ },
              { name: 'shared', test: /[\\/]src[\\/](core|ui|contract|element)[\\/]/, minShareCount: 3 },
              { name: 'parts', test: /[\\/]src[\\/]parts[\\/]/, minShareCount: 3 },
            ],
          },
        },
      },
    },
  })
}
