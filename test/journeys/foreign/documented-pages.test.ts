import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

const embedding = readFileSync(join(import.meta.dirname, '../../../docs/embedding.md'), 'utf8')
const exchanges = globSync('pages/*/exchange.*', { cwd: import.meta.dirname }).filter(
  // the first example of all, which the document writes more simply
  file => !file.includes('plain'),
)

describe('what docs/embedding.md shows of a framework', () => {
  for (const file of exchanges) {
    it(`is what is tested, as in ${file}`, () => {
      const tested = readFileSync(join(import.meta.dirname, file), 'utf8')
      assert.ok(embedding.includes(`\n${tested}\`\`\`\n`), `${file} is not a block of docs/embedding.md`)
    })
  }

  it('is shown for seven of them', () => assert.equal(exchanges.length, 7))
})
