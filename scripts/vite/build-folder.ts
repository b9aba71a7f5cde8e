import { createHash } from 'node:crypto'
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the build's scripts are until its name is known. */
export const BUILD_FOLDER = 'assets/__CX_BUILD__'

/** Every letter of it is one of the loader's bytes. */
const NAME_LENGTH = 8

/**
 * Names the build after what is in it: assets/<name>/ holds its scripts, and build.json says `{ build }`, so that a
 * page notices a new release. One name for all files keeps the loader short, and no page ever mixes two builds
 * (docs/decisions/one-name-for-a-build.md).
 */
export function buildFolder(): Plugin {
  return {
    name: 'build-folder',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const paths = globSync('**/*.{js,css,html,svg}', { cwd: dir }).sort()
      const hash = createHash('sha256')
      for (const path of paths) hash.update(path).update(readFileSync(join(dir, path)))
      const build = hash.digest('hex').slice(0, NAME_LENGTH)
      const folder = BUILD_FOLDER.replace('__CX_BUILD__', build)
      for (const path of paths.filter(path => /\.(js|html)$/.test(path))) {
        const text = readFileSync(join(dir, path), 'utf8')
        if (text.includes(BUILD_FOLDER)) writeFileSync(join(dir, path), text.replaceAll(BUILD_FOLDER, folder))
      }
      renameSync(join(dir, BUILD_FOLDER), join(dir, folder))
      writeFileSync(join(dir, 'build.json'), JSON.stringify({ build }))
    },
  }
}
