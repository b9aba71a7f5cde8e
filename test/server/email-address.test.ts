import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { canonicalEmail } from '../../server/email-address.ts'

describe('an email', () => {
  const kept: [string, string][] = [
    ['v@school.test', 'v@school.test'],
    ['  V@School.TEST ', 'v@school.test'],
    ["O'Neil+tag@school.k12.or.us", "o'neil+tag@school.k12.or.us"],
    ['v@MÜNCHEN.example', 'v@xn--mnchen-3ya.example'],
    ['v@xn--mnchen-3ya.example', 'v@xn--mnchen-3ya.example'],
    ['u\u0308@school.test', 'ü@school.test'],
  ]
  for (const [given, email] of kept) {
    it(`is ${email}, written '${given}'`, () => {
      const canonical = canonicalEmail(given)
      assert.equal(canonical, email)
      assert.equal(canonicalEmail(email), email)
    })
  }

  for (const given of [
    '',
    'v',
    '<v@school.test>',
    'x,v@school.test',
    'v@school.test,',
    'x <v@school.test>',
    '"v"@school.test',
    '"a b"@school.test',
    'v@school.test (c)',
    'v(c)@school.test',
    'group:v@school.test;',
    'v@[127.0.0.1]',
    'v@127.1',
    'v@127。1',
    'v@-s.test',
    'v..w@school.test',
    '.v@school.test',
    'v.@school.test',
    'v\u200b@school.test',
    'v@school\u200b.test',
    'v\u00ad@school.test',
    'v\u202e@school.test',
    'v\0@school.test',
    'v@school.test\r\nBcc: x@y.test',
  ]) {
    it(`is not ${JSON.stringify(given.slice(0, 30))}`, () => assert.equal(canonicalEmail(given), null))
  }
})
