import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  areColumnsSwapped,
  planImport,
  type SheetRows,
} from '../../server/areas/students/files/plan-import.ts'
import type { StudentName } from '../../src/contract/rules/student-names.ts'

const ada: StudentName = { first_name: 'Ada', last_initial: 'L' }
const outcomes = (sheet: SheetRows, present: StudentName[] = [], ignoresFirst = false) =>
  planImport(sheet, present, ignoresFirst).map(({ row, outcome }) => [row, outcome])

describe('the plan of an import', () => {
  const table: [
    what: string,
    sheet: SheetRows,
    present: StudentName[],
    ignored: boolean,
    expected: unknown,
  ][] = [
    [
      'takes every row',
      [
        ['Ada', 'L'],
        ['Ben', 'M'],
      ],
      [],
      false,
      [
        [1, 'new'],
        [2, 'new'],
      ],
    ],
    [
      'leaves the first row out when told',
      [
        ['Name', 'Initial'],
        ['Ben', 'M'],
      ],
      [],
      true,
      [
        [1, 'ignored'],
        [2, 'new'],
      ],
    ],
    [
      'leaves the first row out that has anything',
      [
        ['', ''],
        ['Name', ''],
        ['Ben', 'M'],
      ],
      [],
      true,
      [
        [2, 'ignored'],
        [3, 'new'],
      ],
    ],
    [
      'passes over empty rows',
      [
        ['', ''],
        ['Ada', 'L'],
        ['', ''],
        ['Ben', 'M'],
      ],
      [],
      false,
      [
        [2, 'new'],
        [4, 'new'],
      ],
    ],
    [
      'leaves out who is there',
      [
        ['Ada', 'L'],
        ['Ben', 'M'],
      ],
      [ada],
      false,
      [
        [1, 'there'],
        [2, 'new'],
      ],
    ],
    ['knows a name however it is written', [['ADA', 'l']], [ada], false, [[1, 'there']]],
    [
      'knows a name by its letters, whatever they are made of',
      [['Zoe\u0308', 'L']],
      [{ first_name: 'Zoë', last_initial: 'L' }],
      false,
      [[1, 'there']],
    ],
    ['tells the initial apart', [['Ada', 'M']], [ada], false, [[1, 'new']]],
    [
      'takes two of one name',
      [
        ['Ada', 'L'],
        ['Ada', 'L'],
      ],
      [],
      false,
      [
        [1, 'new'],
        [2, 'new'],
      ],
    ],
    [
      'takes the second of one name',
      [
        ['Ada', 'L'],
        ['Ada', 'L'],
      ],
      [ada],
      false,
      [
        [1, 'there'],
        [2, 'new'],
      ],
    ],
    ['finds nobody in an empty sheet', [], [], false, []],
  ]
  for (const [what, sheet, present, ignored, expected] of table) {
    it(what, () => assert.deepEqual(outcomes(sheet, present, ignored), expected))
  }

  it('says at each row what is wrong with it', () => {
    const [row] = planImport([['Ada1', 'LM']], [], false)
    assert.deepEqual(row, {
      row: 1,
      first_name: 'Ada1',
      last_initial: 'LM',
      outcome: 'fault',
      errors: {
        first_name: 'Do not include numbers, symbols, or blank spaces',
        last_initial: 'Field must have maximum 1 letters.',
      },
    })
  })

  it('has room for 30: the 31st is at fault, and one who is there takes none', () => {
    const present = Array.from({ length: 28 }, () => ada)
    const sheet: SheetRows = [
      ['Ada', 'L'],
      ['Ben', 'M'],
      ['Cleo', 'N'],
      ['Dora', 'O'],
    ]
    assert.deepEqual(outcomes(sheet, present), [
      [1, 'there'],
      [2, 'new'],
      [3, 'new'],
      [4, 'fault'],
    ])
    assert.deepEqual(planImport(sheet, present, false)[3]?.errors, {
      row: 'A classroom has room for 30 students.',
    })
  })

  it('keeps names as they are kept when they are typed', () => {
    const [row] = planImport([['Zoe\u0308', 'b']], [], false)
    assert.deepEqual([row?.first_name, row?.last_initial], ['Zoë', 'b'])
  })

  for (const [sheet, expected] of [
    [
      [
        ['L', 'Ada'],
        ['M', 'Ben'],
      ],
      true,
    ],
    [
      [
        ['Ada', 'L'],
        ['M', 'Ben'],
      ],
      false,
    ],
    [[['A', 'B']], false],
    [[['', '']], false],
  ] as [SheetRows, boolean][]) {
    it(`${expected ? 'sees' : 'does not see'} the columns swapped in ${JSON.stringify(sheet)}`, () =>
      assert.equal(areColumnsSwapped(planImport(sheet, [], false)), expected))
  }
})
