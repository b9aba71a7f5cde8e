import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { MADE } from './vite/elements-package.ts'

/**
 * Brings what the build makes for `npm pack` in packages/elements, and removes it afterwards:
 * `node scripts/elements-files.ts bring`, or `remove`.
 */
const root = join(import.meta.dirname, '..')

for (const file of MADE) {
  const built = join(root, 'dist/widgets', file)
  const here = join(root, 'packages/elements', file)
  if (process.argv[2] === 'remove') rmSync(here, { force: true })
  else if (existsSync(built)) copyFileSync(built, here)
  else {
    console.error(`${file} is made by the build: run \`npm run build\` in ${root} first.`)
    process.exit(1)
  }
}
