import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'

const root = join(import.meta.dirname, '../..')

it('the storage of the page is used in one place, which guards it', () => {
  const users = globSync('{src,host,demo}/**/*.{ts,tsx}', { cwd: root }).filter(file =>
    /platform\.storage|\b(localStorage|sessionStorage)\.|\.(get|set|remove)Item\(/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  )
  // the panel looks where nothing else of the product may have loaded, and guards it itself
  assert.deepEqual(users.sort(), ['src/core/platform.ts', 'src/core/storage.ts', 'src/debug/look.ts'])
})
