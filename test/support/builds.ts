import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describeRelease } from '../../scripts/vite/release.ts'
import { RELEASE_FILE } from '../../server/releases/release.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'

export interface Build {
  dist: string
  /** Those that pages load, by their path from the root, as they were built. */
  files: Readonly<Record<string, string>>
  remove: () => void
}

/** A build such as Vite makes it, with two elements' worth of files; `name` is in all of its own files. */
export function makeBuild(version: string, name: string, changes = `- What ${name} brings.`): Build {
  const dist = mkdtempSync(join(tmpdir(), 'cx-build-'))
  const files: Record<string, string> = {
    'widgets/cx.js': `import('../assets/${name}/elements/login.js')`,
    'widgets/cx.d.ts': `export type Build = '${name}'\n`.repeat(80),
    'widgets/custom-elements.json': JSON.stringify({ name }),
    [`assets/${name}/kernel.js`]: `//kernel\nexport const build = '${name}'\n//`.repeat(80),
    [`assets/${name}/elements/login.js`]: `//kernel\nimport '../kernel.js'\n//`,
    [`assets/${name}/look.css`]: 'p { color: red }',
    'assets/flags/1.0.0/ES.svg': PICTURE,
  }
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), content)
  }
  for (const [path, content] of Object.entries(files)) {
    write(path, content)
    if (content.length > 1_000) write(`${path}.br`, brotliCompressSync(content))
  }
  write('host/index.html', `<!doctype html><title>Host ${name}</title>`)
  write('host.js', name)
  write('build.json', JSON.stringify({ build: name }))
  write(RELEASE_FILE, JSON.stringify(describeRelease(dist, version, `## ${version}\n\n${changes}\n`)))
  return { dist, files, remove: () => rmSync(dist, { recursive: true }) }
}
