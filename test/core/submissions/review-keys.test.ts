import { expect } from '@open-wc/testing'
import { storage } from '../../../src/core/storage.ts'
import { createKeySwitch, keyFor } from '../../../src/core/submissions/review-keys.ts'

describe('the keys of the review desk', () => {
  for (const [name, pressed, meant] of [
    ['a letter', { key: 'a', code: 'KeyA' }, 'approved'],
    ['a capital', { key: 'A', code: 'KeyA' }, 'approved'],
    ['the letter of a French layout, wherever it is', { key: 'a', code: 'KeyQ' }, 'approved'],
    ['another letter there, whatever is in its place elsewhere', { key: 'q', code: 'KeyA' }, undefined],
    ['Greek', { key: 'α', code: 'KeyA' }, 'approved'],
    ['Cyrillic', { key: 'и', code: 'KeyB' }, 'blocked'],
    ['Hebrew', { key: 'ח', code: 'KeyJ' }, 'next'],
    ['Arabic, whose one key may have two letters', { key: 'لا', code: 'KeyB' }, 'blocked'],
    ['Korean', { key: 'ㅁ', code: 'KeyA' }, 'approved'],
    ['Cyrillic with shift', { key: 'Ю', code: 'Period', shiftKey: true }, 'faster'],
    ['the same without', { key: 'ю', code: 'Period' }, undefined],
    ['a sign of its own', { key: '?', code: 'Digit7', shiftKey: true }, 'help'],
    ['an arrow', { key: 'ArrowRight', code: 'ArrowRight' }, 'next'],
    ['space', { key: ' ', code: 'Space' }, 'play'],
    ['a letter that does nothing', { key: 'ö', code: 'Semicolon' }, undefined],
  ] as const)
    it(`are heard as they are meant: ${name}`, () => {
      expect(keyFor(pressed)).to.equal(meant)
    })
})

describe('the switch of the keys', () => {
  afterEach(() => storage('local').remove('cx-review-keys'))

  it('stands as it was left, also at the next desk', () => {
    expect(createKeySwitch().$areOn.get()).to.equal(true)
    for (const areOn of [false, true]) {
      createKeySwitch().turn(areOn)
      expect(createKeySwitch().$areOn.get()).to.equal(areOn)
    }
  })
})
