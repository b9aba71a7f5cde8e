import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { paths } from '../../../server/paths.ts'

const root = join(import.meta.dirname, '../../..')

/** What a framework's page has installed, by its own name and by that under which it is here. */
export interface Framework {
  name: string
  /** `pages/<folder>` */
  folder: string
  /** Found from where they are, as there is one of them. */
  links?: readonly string[]
  /** There are two of them here, so that what they need would be found of the other one. */
  copies?: Readonly<Record<string, string>>
  checker: 'tsc' | 'vue-tsc' | 'svelte-check'
  /** The script of the page. */
  entry: string
}

export const frameworks: readonly Framework[] = [
  { name: 'plain TypeScript', folder: 'plain', checker: 'tsc', entry: 'page.ts' },
  {
    name: 'React 18',
    folder: 'react-18',
    links: ['csstype', '@types/prop-types', 'loose-envify', 'js-tokens'],
    copies: {
      react: 'react-18',
      'react-dom': 'react-dom-18',
      'react-dom/node_modules/scheduler': 'react-dom-18/node_modules/scheduler',
      '@types/react': 'types-react-18',
      '@types/react-dom': 'types-react-dom-18',
    },
    checker: 'tsc',
    entry: 'page.tsx',
  },
  {
    name: 'React 19',
    folder: 'react-19',
    links: ['react', 'react-dom', '@types/react', '@types/react-dom'],
    checker: 'tsc',
    entry: 'page.tsx',
  },
  { name: 'Vue 3', folder: 'vue', links: ['vue'], checker: 'vue-tsc', entry: 'page.ts' },
  { name: 'Svelte 5', folder: 'svelte', links: ['svelte'], checker: 'svelte-check', entry: 'page.ts' },
]

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'preserve',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: [],
    strict: true,
    verbatimModuleSyntax: true,
    noEmit: true,
    // the package's own declarations are looked at, too
    skipLibCheck: false,
  },
  vueCompilerOptions: { strictTemplates: true },
  include: ['*'],
}

function put(
  files: Readonly<Record<string, string>>,
  folder: string,
  way: (from: string, to: string) => void,
) {
  for (const [name, from] of Object.entries(files)) {
    const to = join(folder, 'node_modules', name)
    mkdirSync(dirname(to), { recursive: true })
    way(join(root, 'node_modules', from), to)
  }
}

/** A page of an author as a folder of its own, in which npm has installed the package that the build offers. */
export function installPage({ folder: page, links = [], copies = {} }: Framework) {
  const folder = mkdtempSync(join(tmpdir(), `cx-typed-${page}-`))
  cpSync(join(import.meta.dirname, 'pages', page), folder, { recursive: true })
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const tarball = join(process.env.DIST ?? paths.dist, 'widgets/elements.tgz')
  execFileSync('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball], {
    cwd: folder,
    stdio: 'pipe',
  })
  put(Object.fromEntries(links.map(name => [name, name])), folder, (from, to) => symlinkSync(from, to))
  put(copies, folder, (from, to) => cpSync(from, to, { recursive: true }))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
