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
  // two guard it themselves: the theme editor stands on a page of somebody else's, which has nothing of ours to
  // import, and the panel looks where nothing else of the product may have loaded
  assert.deepEqual(users.sort(), [
    'demo/theme/chosen.ts',
    'src/core/platform.ts',
    'src/core/storage.ts',
    'src/debug/look.ts',
  ])
})
