import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { drawPresetAvatars, nameOfSet } from '../../scripts/vite/preset-avatars.ts'
import { PRESET_AVATAR_SET, presetAvatarPath } from '../../src/contract/rules/avatar.ts'

const pictures = drawPresetAvatars()

describe('preset avatars', () => {
  it('are 105, no two of them the same, each where the rule says', () => {
    assert.equal(pictures.size, 105)
    assert.equal(new Set(pictures.values()).size, 105)
    assert.ok(pictures.has(`${presetAvatarPath('preset-1')}`.slice(1)))
    assert.ok(pictures.has(`${presetAvatarPath('preset-105')}`.slice(1)))
  })

  it('have the name of what is in them, which changes with a single one', () => {
    assert.equal(nameOfSet(pictures), PRESET_AVATAR_SET)
    assert.notEqual(nameOfSet(new Map([...pictures].slice(1))), PRESET_AVATAR_SET)
  })

  it('are pictures alone: nothing runs in them, and nothing is fetched', () => {
    for (const picture of pictures.values()) {
      assert.match(picture, /^<svg /)
      assert.doesNotMatch(picture, /<script|<foreignObject|\son\w+=|(href|src)="(?!#)|url\((?!#)/)
    }
  })
})
