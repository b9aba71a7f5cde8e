import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What the package takes from the build, beside what stands in its folder. */
export const MADE = ['cx.d.ts', 'custom-elements.json', 'vscode.html-custom-data.json']

/** Where the build has it, so that `npm install https://…/widgets/elements.tgz` works. */
const TARBALL = 'widgets/elements.tgz'

/** Packs `packages/elements` with the types and the manifest of the build, as npm does; the same files make the same bytes. */
export function packElements(root: string, dist: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'cx-elements-'))
  try {
    cpSync(join(root, 'packages/elements'), folder, { recursive: true })
    for (const file of MADE) cpSync(join(dist, 'widgets', file), join(folder, file))
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--ignore-scripts'], { cwd: folder, encoding: 'utf8' }),
    ) as [{ filename: string }]
    copyFileSync(join(folder, packed.filename), join(dist, TARBALL))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Offers the elements as an npm package beside the loader (docs/embedding.md, The npm package and types). */
export function elementsPackage(): Plugin {
  let root = ''
  return {
    name: 'elements-package',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    writeBundle: {
      // before the release says what it has
      order: 'post',
      sequential: true,
      handler({ dir = 'dist' }) {
        packElements(root, resolve(root, dir))
      },
    },
  }
}
