import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createSheetReader } from '../../server/spreadsheets/read-sheet.ts'
import { SheetFault } from '../../server/spreadsheets/sheet-fault.ts'
import { hostileWorkbooks } from '../support/hostile-workbooks.ts'
import { sheetXml, workbookOf, workbookParts } from '../support/workbooks.ts'
import { zipOf } from '../support/zip-files.ts'

const TEACHER = 1

describe('the reader of lists', () => {
  const read = createSheetReader()

  it('gives columns A and B as texts, row by row, with the empty ones between', async () => {
    const rows = [['First Name', 'Last Initial', 'Mail'], [], ['Zoë', 'Ł'], ['', 'B'], [' Ada ', ' L ']]
    assert.deepEqual(await read(workbookOf(rows), TEACHER), [
      ['First Name', 'Last Initial'],
      ['', ''],
      ['Zoë', 'Ł'],
      ['', 'B'],
      ['Ada', 'L'],
    ])
  })

  it('counts the rows that stand before the first one with anything in it', async () => {
    assert.deepEqual(await read(workbookOf([[], [], ['Ada', 'L']]), TEACHER), [
      ['', ''],
      ['', ''],
      ['Ada', 'L'],
    ])
  })

  it('takes texts that cells share, numbers, and what looks like a formula as texts', async () => {
    const shared = '<sst><si><t>Ada</t></si><si><r><t>L</t></r></si></sst>'
    const sheet = sheetXml([]).replace(
      '<sheetData>',
      '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2"><v>7</v></c><c r="B2" t="inlineStr"><is><t>=1+1</t></is></c></row>',
    )
    const parts = workbookParts(sheet, {
      'xl/sharedStrings.xml': shared,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    })
    assert.deepEqual(await read(zipOf(parts), TEACHER), [
      ['Ada', 'L'],
      ['7', '=1+1'],
    ])
  })

  it('takes a sheet whose rules reach over whole columns, and a link in a cell', async () => {
    const sheet = sheetXml([['Ada', 'L']]).replace(
      '</worksheet>',
      '<conditionalFormatting sqref="A1:A1048576"/><pageSetup r:id="rId1"/></worksheet>',
    )
    const link =
      '<Relationships><Relationship Id="rId1" Type="x/hyperlink" Target="mailto:a@b.test" TargetMode="External"/></Relationships>'
    const parts = workbookParts(sheet, { 'xl/worksheets/_rels/sheet1.xml.rels': link })
    assert.deepEqual(await read(zipOf(parts), TEACHER), [['Ada', 'L']])
  })

  for (const [what, fault, make] of hostileWorkbooks) {
    it(`refuses ${what}: ${fault}`, async () => {
      await assert.rejects(
        read(make(), TEACHER),
        error => error instanceof SheetFault && error.kind === fault,
      )
    })
  }

  it('gives up on one that takes too long', async () => {
    const hasty = createSheetReader({ heapMegabytes: 32, ms: 1 })
    await assert.rejects(
      hasty(workbookOf([['Ada', 'L']]), TEACHER),
      error => error instanceof SheetFault && error.kind === 'too-large',
    )
  })

  it('gives up on one that takes too much memory', async () => {
    const poor = createSheetReader({ heapMegabytes: 6, ms: 30_000 })
    const wide = Array.from({ length: 1_000 }, () => Array.from({ length: 6 }, () => 'x'.repeat(600)))
    await assert.rejects(
      poor(workbookOf(wide), TEACHER),
      error => error instanceof SheetFault && error.kind === 'too-large',
    )
  })

  it('reads the next one after one that was refused', async () => {
    const [first, second] = await Promise.allSettled([
      read(Buffer.from('x'), TEACHER),
      read(workbookOf([['Ada', 'L']]), TEACHER),
    ])
    assert.equal(first.status, 'rejected')
    assert.deepEqual(second, { status: 'fulfilled', value: [['Ada', 'L']] })
  })
})
