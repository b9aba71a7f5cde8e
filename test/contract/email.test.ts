import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isEmail, looksLikeEmail } from '../../src/contract/rules/email.ts'

describe('emails', () => {
  const good = [
    'a@b.co',
    'first.last+tag@school.k12.or.us',
    "o'neil@3com.example",
    'ü@münchen.example',
    'a@xn--mnchen-3ya.example',
    'a@उदाहरण.परीक्षा',
    `a@${'s'.repeat(63)}.test`,
  ]
  const bad = [
    '',
    'a',
    '@',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.co',
    'a@b@c.co',
    'a@.co',
    'a@b..co',
    `${'a'.repeat(150)}@b.co`,
    '<a@b.co>',
    'x,a@b.co',
    'x;a@b.co',
    'a@b.co,',
    '"a"@b.co',
    'a(b)@b.co',
    'a@b.co(c)',
    'a@[127.0.0.1]',
    'a@b.co:25',
    'a\u200b@b.co',
    'a@b\u00ad.co',
    'a\u202e@b.co',
    'a\0@b.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@b.co',
    'a@127.1',
    'a@127.0.0.1',
    'a@0x7f.0x1',
    'a@-s.test',
    'a@s-.test',
    'a@s.-test',
    'a@s_s.test',
    'a@s!.test',
    'a@s..test',
    `a@${'s'.repeat(64)}.test`,
  ]
  for (const email of good) it(`takes ${email}`, () => assert.equal(isEmail(email), true))
  for (const email of bad) it(`refuses '${email.slice(0, 20)}'`, () => assert.equal(isEmail(email), false))
  it('knows a student’s login name by the missing @', () => {
    assert.equal(looksLikeEmail('zxyt01'), false)
    assert.equal(looksLikeEmail('a@b'), true)
  })
})
