import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { wordsOfStrangers } from '../../server/mail/words-of-strangers.ts'

/** Longer than all of these. */
const ENOUGH = 60

/** What programs for mails make links of, as far as they are known to. */
const LINKED = [
  /[\p{L}\p{N}][.․﹒。．｡]\p{L}/u,
  /[\p{L}\p{N}][.․﹒。．｡][^\x20-\x7e]/u,
  /\b(?:www|ftp)\d*[.。]\S/i,
  /\d+\.\d+\.\d+\.\d/,
  /[a-z][a-z\d+.-]*:\S/i,
  /[/\\]{2}/,
  /[@＠]\S/,
]

describe('the words of a stranger in a mail', () => {
  for (const [given, shown] of [
    ['evil.com/x', 'evil. com/x'],
    ['http://evil', 'http: / /evil'],
    ['HTTPS://1.2/x', 'HTTPS: / /1.2/x'],
    ['www.1evil', 'www. 1evil'],
    ['WWW2.1evil', 'WWW2. 1evil'],
    ['ftp.1evil', 'ftp. 1evil'],
    ['//evil.com', '/ /evil. com'],
    ['///1', '/ / /1'],
    ['1.2.3.4/x', '1.2.3. 4/x'],
    ['10.0.127.0.0.1', '10.0.127. 0. 0. 1'],
    ['mailto:a@b.co', 'mailto: a@ b. co'],
    ['tel:09001234567', 'tel: 09001234567'],
    ['s3:evil', 's3: evil'],
    ['a@1evil', 'a@ 1evil'],
    ['a＠1evil', 'a＠ 1evil'],
    [String.raw`\\host\share`, String.raw`\ \host\share`],
    [String.raw`file:/\host`, String.raw`file: / \host`],
    ['evil。com', 'evil。 com'],
    ['evil．1', 'evil． 1'],
    ['evil.ⓒⓞⓜ', 'evil. ⓒⓞⓜ'],
    ['evil.xn--p1ai', 'evil. xn--p1ai'],
    ['evil.1x.co', 'evil.1x. co'],
    ['evil.рф', 'evil. рф'],
    ['evil.\u{1d7cf}', 'evil. \u{1d7cf}'],
  ] as const) {
    it(`make no link of ${given}`, () => {
      const words = wordsOfStrangers(given, ENOUGH)
      assert.equal(words, shown)
      assert.equal(words.replaceAll(' ', ''), given, 'nothing is taken away')
      for (const link of LINKED) assert.doesNotMatch(words, link)
    })
  }

  for (const [given, shown] of [
    ['evil.\u200bcom', 'evil. com'],
    ['ww\u00adw.\u20601evil', 'www. 1evil'],
    ['http\ufe0f:\u200d//evil', 'http: / /evil'],
    ['\u202eecilA', 'ecilA'],
    ['Ada\nhttp\t:\u2028evil', 'Ada http : evil'],
  ] as const) {
    it(`have nothing unseen in ${JSON.stringify(given)}`, () => {
      assert.equal(wordsOfStrangers(given, ENOUGH), shown)
    })
  }

  for (const words of [
    '2026.07/A-118_b#4',
    'PO 7/2026-1.2.3',
    '24.11.2026 12:30',
    'FY26:118',
    '#4_b-c / 1.5',
    'Riverside School, Dept. of Arts & Crafts (K-12)',
    'Ms. O’Neil-Müller Jr.',
    'St. Mary: Year 7',
    'مدرسه‌های تهران',
    '東京 インターナショナル・スクール。',
    'Rivers ❤️',
  ]) {
    it(`are to the letter in ${words}`, () => {
      assert.equal(wordsOfStrangers(words, ENOUGH), words)
    })
  }

  it('are cut where they are long, before anything is put between them', () => {
    assert.equal(wordsOfStrangers('a.b.c.d', 7), 'a. b. c. d')
    assert.equal(wordsOfStrangers('a.b.c.d😀', 7), 'a. b. c. …')
    assert.equal(wordsOfStrangers(' 😀😀😀 ', 3), '😀😀😀')
    assert.equal(wordsOfStrangers('Ada   Lovelace', 12), 'Ada Lovelace')
  })
})
