import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  PRESET_AVATAR_SET,
  presetAvatarName,
  presetAvatarNumber,
  presetAvatarPath,
} from '../../src/contract/rules/avatar.ts'

const names: [string, number | null][] = [
  ['preset-1', 1],
  ['preset-42', 42],
  ['preset-105', 105],
  ['preset-106', null],
  ['preset-999', null],
  ['preset-0', null],
  ['preset-01', null],
  ['preset-1 ', null],
  ['preset-1\n', null],
  ['preset--1', null],
  ['preset-1.5', null],
  ['preset-', null],
  ['Preset-1', null],
  ['../preset-1', null],
  ['5f2c-photo.webp', null],
  ['', null],
]

describe('avatars', () => {
  for (const [name, number] of names) {
    it(`knows ${JSON.stringify(name)} as ${number === null ? 'no preset' : `preset ${number}`}`, () => {
      assert.equal(presetAvatarNumber(name), number)
      const path = number === null ? null : `/assets/avatars/${PRESET_AVATAR_SET}/${number}.svg`
      assert.equal(presetAvatarPath(name), path)
    })
  }

  it('names what it knows', () => {
    for (const number of [1, 9, 10, 99, 100, 105])
      assert.equal(presetAvatarNumber(presetAvatarName(number)), number)
  })
})
