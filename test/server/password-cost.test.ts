import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hashPassword, isPassword } from '../../server/areas/teachers/passwords.ts'

describe('a password that is kept', () => {
  it('costs who guesses 19 MiB and two passes of argon2id', async () => {
    assert.match(await hashPassword('Autumn.2025'), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('is another hash each time', async () => {
    assert.notEqual(await hashPassword('Autumn.2025'), await hashPassword('Autumn.2025'))
  })

  for (const other of ['AUTUMN.2025', 'autumn.2025', 'Autumn.2025 ', ' Autumn.2025', 'Autumn.202']) {
    it(`is not '${other}'`, async () => {
      assert.equal(await isPassword(await hashPassword('Autumn.2025'), other), false)
    })
  }
})
