import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cleanRichText } from '../../server/areas/tasks/texts/clean-rich-text.ts'
import { nestedTables, nestedText } from '../support/nested-text.ts'

/** The same for the browser: test/core/html/rich-text-levels.test.ts. */
describe('lists, tables and quotations in one another', () => {
  it('are kept up to seven of them', () => {
    assert.equal(cleanRichText(nestedText(7)), nestedText(7))
  })

  it('leave their text where they stand deeper', () => {
    assert.equal(cleanRichText(nestedText(8)), nestedText(7, '<p>8</p>'))
    assert.equal(cleanRichText(nestedText(10)), nestedText(7, '<p>8</p><p>9</p><p>10</p>'))
  })

  it('keep what a word in the innermost is', () => {
    const tables = nestedTables(7, '<strong><em><u>a</u></em></strong>')
    assert.equal(cleanRichText(tables), tables)
  })
})
