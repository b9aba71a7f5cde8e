import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const names = (text: string) => [...new Set(text.match(/--cx-[a-z0-9-]*[a-z0-9]/g))].sort()
const tokens = read('src/ui/tokens.css')

test('public tokens are read in one place, which gives each its default', () => {
  const styles = globSync('{src,host,demo}/**/*.css', { cwd: new URL('../../', import.meta.url) })
  assert.ok(styles.length > 20)
  assert.deepEqual(
    styles.filter(path => path !== 'src/ui/tokens.css' && read(path).includes('var(--cx-')),
    [],
  )
  assert.deepEqual(tokens.match(/--cx-[a-z0-9-]+:/g), null)
})

test('the documentation names every public token and no other', () => {
  const looks =
    read('docs/embedding.md')
      .split('\n## ')
      .find(part => part.startsWith('Looks')) ?? ''
  assert.deepEqual(names(looks), names(tokens))
})
