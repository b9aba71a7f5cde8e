import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, it } from 'node:test'
import { normalName, studentNameIssues } from '../../src/contract/rules/student-names.ts'

const LONGEST = 'a'.repeat(25)

/** The word for what is wrong with a name, or 'good'. */
const found = (first_name: string, isGroup = false) =>
  studentNameIssues({ first_name, last_initial: 'B' }, isGroup).first_name?.code ?? 'good'
const foundInitial = (last_initial: string, isGroup = false) =>
  studentNameIssues({ first_name: 'Ada', last_initial }, isGroup).last_initial?.code ?? 'good'

const RULES = new URL('../../src/contract/rules/student-names.ts', import.meta.url).href

describe('the name of a student', () => {
  it('is refused in little memory, however long it is', () => {
    const program = `import { studentNameIssues } from '${RULES}'
      const first_name = 'a'.repeat(5_000_000)
      process.stdout.write(studentNameIssues({ first_name, last_initial: 'B' }, false).first_name.code)`
    const limits = ['--max-old-space-size=64', '--input-type=module', '-e', program]
    const { stdout, stderr } = spawnSync(process.execPath, limits, { encoding: 'utf8' })
    assert.equal(stdout, 'too_long', stderr.slice(0, 200))
  })

  for (const [name, ofStudent, ofGroup] of [
    ['Ada', 'good', 'good'],
    ['  Ada ', 'good', 'good'],
    ['Zoë', 'good', 'good'],
    ['Zoe\u0308', 'good', 'good'],
    ['Ольга', 'good', 'good'],
    ['山田', 'good', 'good'],
    ['राज्ञी', 'good', 'good'],
    ['می\u200cنا', 'good', 'good'],
    ['', 'required', 'required'],
    ['   ', 'required', 'required'],
    ['Ana María', 'letters', 'good'],
    ['Red  Foxes', 'letters', 'good'],
    ['Jean-Luc', 'letters', 'letters_and_spaces'],
    ['Ada1', 'letters', 'letters_and_spaces'],
    ['Ada!', 'letters', 'letters_and_spaces'],
    ['\u0308', 'letters', 'letters_and_spaces'],
    ['<b>', 'letters', 'letters_and_spaces'],
    ['=A', 'letters', 'letters_and_spaces'],
    ['😀', 'letters', 'letters_and_spaces'],
    [LONGEST, 'good', 'good'],
    [` ${LONGEST} `, 'good', 'good'],
    [`${LONGEST}a`, 'too_long', 'too_long'],
    ['e\u0301'.repeat(25), 'good', 'good'],
    ['e\u0301'.repeat(26), 'too_long', 'too_long'],
    [`e${'\u0301'.repeat(9)}`, 'good', 'good'],
    [`q${'\u0301'.repeat(12)}`, 'too_long', 'too_long'],
    ['\u1100'.repeat(1_000), 'too_long', 'too_long'],
    ['क्'.repeat(101), 'too_long', 'too_long'],
    [`Ada ${'a'.repeat(1_000)}`, 'too_long', 'too_long'],
    ['कार्त्स्न्य', 'good', 'good'],
    ['র‍্যাচেল', 'good', 'good'],
    ['ශ්‍රී', 'good', 'good'],
    ['Ada\u200c', 'letters', 'letters_and_spaces'],
    ['\u200dAda', 'letters', 'letters_and_spaces'],
    ['Red\u200c Foxes', 'letters', 'letters_and_spaces'],
    ['\u3164', 'letters', 'letters_and_spaces'],
    ['Ada\u3164', 'letters', 'letters_and_spaces'],
    ['\u115f\u1160', 'letters', 'letters_and_spaces'],
    ['Ada\ufe0f', 'letters', 'letters_and_spaces'],
    ['Ada\u034f', 'letters', 'letters_and_spaces'],
    ['A\u00adda', 'letters', 'letters_and_spaces'],
  ] as const) {
    it(`'${name}' is ${ofStudent} for a student and ${ofGroup} for a group`, () => {
      assert.deepEqual([found(name), found(name, true)], [ofStudent, ofGroup])
    })
  }

  for (const [initial, expected] of [
    ['B', 'good'],
    [' b ', 'good'],
    ['Ñ', 'good'],
    ['N\u0303', 'good'],
    ['क्षि', 'good'],
    ['र्त्स्न्या', 'good'],
    ['\u1100'.repeat(80_000), 'too_long'],
    ['\u3164', 'letters'],
    ['', 'required'],
    [' ', 'required'],
    ['BC', 'too_long'],
    ['1', 'letters'],
    ['.', 'letters'],
    ['B.', 'letters'],
    ['B C', 'letters'],
  ] as const) {
    it(`takes the initial '${initial}' for ${expected}`, () => {
      assert.equal(foundInitial(initial), expected)
      assert.equal(foundInitial(initial, true), 'good', 'a group has none')
    })
  }

  it('says how long it may be', () => {
    assert.deepEqual(studentNameIssues({ first_name: `${LONGEST}a`, last_initial: 'BC' }, false), {
      first_name: { code: 'too_long', letters: 25 },
      last_initial: { code: 'too_long', letters: 1 },
    })
  })

  it('is kept composed, with one space between words and none around', () => {
    assert.equal(normalName('  Red \t Foxe\u0301s  '), 'Red Foxés')
  })
})
