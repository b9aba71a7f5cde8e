import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Length, lengthFaults } from '../../scripts/lengths.ts'

const files = (count: number, lines: number, name = 'src/core/part'): Length[] =>
  Array.from({ length: count }, (_, index) => ({ file: `${name}-${index}.ts`, lines }))

describe('lengths of files', () => {
  it('are right when half have about 50 lines and few are long', () => {
    assert.deepEqual(lengthFaults([...files(95, 50), ...files(5, 300)]), [])
  })

  it('name a file that is too long, whatever it is', () => {
    for (const file of ['src/ui/big.css', 'test/server/big.test.ts', 'scripts/big.js', 'host/big.tsx'])
      assert.deepEqual(lengthFaults([...files(95, 50), { file, lines: 301 }]), [
        `${file} has 301 lines, of at most 300`,
      ])
  })

  it('leave tables alone, and what nobody writes by hand', () => {
    const tables = ['src/element/tags.generated.ts', 'server/db/seed/names.ts', 'package-lock.json', 'a.md']
    const long = tables.map(file => ({ file, lines: 5_000 }))
    assert.deepEqual(lengthFaults([...files(20, 50), ...long]), [])
  })

  it('tell when six of 100 are long', () => {
    assert.match(lengthFaults([...files(94, 50), ...files(6, 200)]).join(), /^94 of 100 files are shorter/)
  })

  for (const lines of [39, 61]) {
    it(`tell when half of them have ${lines} lines`, () => {
      assert.match(lengthFaults(files(20, lines)).join(), /^half of the files have up to/)
    })
  }
})
