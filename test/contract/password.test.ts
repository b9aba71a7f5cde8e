import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  isSamePassword,
  type PasswordIssue,
  type PasswordPolicy,
  passwordIssues,
} from '../../src/contract/rules/password.ts'

const cases: [password: string, policy: PasswordPolicy, issues: PasswordIssue[]][] = [
  ['', 'specification', ['required']],
  ['Classroom1!', 'specification', []],
  ['Abcdef1.', 'specification', []],
  ['Abcdefghijklm12.', 'specification', []],
  ['Abcde1.', 'specification', ['too_short']],
  ['Abcdefghijklmn12.', 'specification', ['too_long']],
  ['Classroom!', 'specification', ['no_digit']],
  ['CLASSROOM1!', 'specification', ['no_lowercase']],
  ['classroom1!', 'specification', ['no_uppercase']],
  ['Classroom12', 'specification', ['no_special']],
  ['Classroom1~', 'specification', ['no_special']],
  ['Classroom1é', 'specification', ['no_special']],
  ['Éclass٣!', 'specification', ['no_digit', 'no_uppercase']],
  ['        ', 'specification', ['no_digit', 'no_lowercase', 'no_uppercase', 'no_special']],
  ['a', 'specification', ['too_short', 'no_digit', 'no_uppercase', 'no_special']],
  ...Array.from('!@#$%^&*)(+=._-', (special): [string, PasswordPolicy, PasswordIssue[]] => [
    `Classroom1${special}`,
    'specification',
    [],
  ]),
  ['', 'passphrase', ['required']],
  ['Classroom1!', 'passphrase', ['too_short']],
  ['fourteen chars', 'passphrase', ['too_short']],
  ['fifteen of them', 'passphrase', []],
  ['los niños cantan en el río', 'passphrase', []],
  ['x'.repeat(256), 'passphrase', []],
  ['x'.repeat(257), 'passphrase', ['too_long']],
]

describe('a new password', () => {
  it('is not the old one again', () => {
    assert.deepEqual(passwordIssues('Classroom1!', 'specification', 'Classroom1!'), ['unchanged'])
    assert.deepEqual(passwordIssues('fifteen of them', 'passphrase', 'fifteen of them'), ['unchanged'])
    assert.deepEqual(passwordIssues('Classroom1!', 'specification', 'classroom1!'), [])
  })

  it('is the same in one piece or two, as keyboards type letters with marks', () => {
    for (const [form, other] of [
      ['NFC', 'NFD'],
      ['NFD', 'NFC'],
    ]) {
      const [next, old] = [`Zürich.2025`.normalize(form), `Zürich.2025`.normalize(other)]
      assert.deepEqual(passwordIssues(next, 'specification', old), ['unchanged'])
      assert.equal(isSamePassword(next, old), true)
    }
    assert.deepEqual(passwordIssues('ñ'.repeat(15).normalize('NFD'), 'passphrase'), [])
    assert.deepEqual(passwordIssues('ñ'.repeat(14).normalize('NFD'), 'passphrase'), ['too_short'])
    assert.deepEqual(passwordIssues('ñ'.repeat(256).normalize('NFD'), 'passphrase'), [])
  })

  for (const [password, policy, issues] of cases) {
    it(`'${password.slice(0, 30)}' under ${policy}: ${issues.join(', ') || 'good'}`, () => {
      assert.deepEqual(passwordIssues(password, policy), issues)
    })
  }

  it('follows the specification unless another policy is named', () => {
    assert.deepEqual(passwordIssues('Classroom12'), ['no_special'])
  })
})
