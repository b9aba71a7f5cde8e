import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { fileOf, PACKED } from './packed/names.ts'
import { LARGE_YOUNG_GENERATION } from './packed/young-generation.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** What has not been used for so long is removed; anything else may be what another run's processes read. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000

/** Changes with what is packed and how, and with the packages as they are installed, whatever the lockfile says. */
function directoryName(): string {
  const packages = [...new Set(PACKED.map(name => `node_modules/${name.split('/')[0]}`))]
  const installed = packages.flatMap(cwd =>
    globSync('**/*.{js,mjs,json}', { cwd: join(root, cwd) })
      .sort()
      .map(file => join(cwd, file)),
  )
  const hash = createHash('sha256')
  for (const file of [
    'package-lock.json',
    'scripts/packed/names.ts',
    'scripts/pack-packages.ts',
    ...installed,
  ])
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

function removeUnused(cache: string): void {
  for (const name of globSync('*', { cwd: cache })) {
    const since = statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && Date.now() - since > KEPT_MS)
      rmSync(join(cache, name), { recursive: true, force: true })
  }
}

/** Puts a finished draft in its place, unless another run was first. */
function settle(draft: string, directory: string): void {
  try {
    renameSync(draft, directory)
  } catch (error) {
    if (!existsSync(directory)) throw error
    rmSync(draft, { recursive: true, force: true })
  }
}

async function pack(directory: string): Promise<void> {
  const { NODE_ENV } = process.env
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg'] },
    build: {
      ssr: true,
      outDir: directory,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: Object.fromEntries(PACKED.map(name => [fileOf(name).slice(0, -'.js'.length), name])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  // a build makes its process one of production, and what that starts would get React without its tools for tests
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
}

/**
 * Gives what this process starts from now on (tests, servers of tests) the server's larger packages as a few files:
 * a process that imports the server then takes 0.8 s of a core instead of 2.5, and a suite starts more than a hundred
 * (docs/decisions/test-time.md). Packed once for each state of the packages and kept in `.cache`.
 */
export async function packPackages(cache = join(root, '.cache/packed')): Promise<void> {
  const directory = join(cache, directoryName())
  if (!existsSync(directory)) {
    removeUnused(cache)
    const draft = `${directory}.${process.pid}`
    await pack(draft)
    settle(draft, directory)
  }
  const now = new Date()
  utimesSync(directory, now, now)
  process.env.PACKED_PACKAGES = pathToFileURL(`${directory}/`).href
  const first = [
    new URL('./packed/resolve.ts', import.meta.url),
    new URL('./packed/short-lived.ts', import.meta.url),
  ]
  const imports = first.map(file => `--import=${file.href}`)
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, ...imports, LARGE_YOUNG_GENERATION]
    .filter(Boolean)
    .join(' ')
}
