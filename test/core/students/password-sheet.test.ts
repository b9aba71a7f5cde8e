import { expect } from '@open-wc/testing'
import { passwordFile } from '../../../src/core/students/password-sheet.ts'
import { PEOPLE } from '../../support/import-stage.tsx'

describe('the file of first passwords', () => {
  it('begins with the mark of UTF-8, without which Excel takes Zoë for another', async () => {
    const bytes = new Uint8Array(
      await passwordFile(PEOPLE, 'https://luv.example/demo/student/').arrayBuffer(),
    )
    expect([...bytes.slice(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).to.include('"Zoë L"')
  })
})
