import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Channel, channelName, channelOf } from '../../src/contract/rules/channels.ts'

describe('a channel', () => {
  for (const [name, channel] of [
    ['private-chat.7', { kind: 'chat', class_pairing_id: 7 }],
    ['presence-chat.2147483647', { kind: 'presence', class_pairing_id: 2_147_483_647 }],
    ['private-teacher.3', { kind: 'teacher', teacher_id: 3 }],
  ] as const satisfies readonly (readonly [string, Channel])[]) {
    it(`${name} is known by its name, and has it`, () => {
      assert.deepEqual(channelOf(name), channel)
      assert.equal(channelName(channel), name)
    })
  }

  for (const name of [
    '',
    'private-chat.',
    'private-chat.0',
    'private-chat.07',
    'private-chat.-1',
    'private-chat.1.5',
    'private-chat.2147483648',
    'private-chat.7 ',
    'private-chat.7\n',
    'presence-teacher.7',
    'chat.7',
    'PRIVATE-CHAT.7',
    'private-chat.٧',
  ])
    it(`is not what ${JSON.stringify(name)} names`, () => assert.equal(channelOf(name), null))
})
