import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { collectLogs, isErrorLine } from '../support/server-logs.ts'

const line = (level: number, msg: string) => JSON.stringify({ level, msg })

describe('the log of a server that is tested', () => {
  it('may say what it likes below an error', () => {
    const logs = collectLogs()
    for (const level of [30, 40]) logs.stream.write(line(level, 'as always'))
    logs.check()
    assert.equal(logs.lines.length, 2)
  })

  for (const [what, text] of [
    ['an error', line(50, 'request failed')],
    ['what ends the process', line(60, 'no memory')],
    ['what is no line of it', 'Error: at no level'],
  ] as const) {
    it(`fails its test with ${what} that the test does not expect`, () => {
      const logs = collectLogs()
      logs.expectErrors(/another error/)
      logs.stream.write(line(50, 'another error'))
      logs.stream.write(text)
      assert.throws(() => logs.check(), /errors in the log of the server/)
    })
  }

  it('fails it as well where an error that was expected does not come', () => {
    const logs = collectLogs()
    logs.expectErrors(/request failed/)
    assert.throws(() => logs.check(), /expected in the log of the server/)
    logs.stream.write(line(50, 'request failed'))
    logs.check()
  })

  it('has no errors but its own lines where it stands among what a process says', () => {
    const said = ['Ready: http://localhost:4200', line(40, 'a warning'), line(50, 'an error'), '{ no line']
    assert.deepEqual(said.map(isErrorLine), [false, false, true, true])
  })
})
