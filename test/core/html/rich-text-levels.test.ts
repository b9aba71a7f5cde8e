import { expect } from '@open-wc/testing'
import { cleanRichText } from '../../../src/core/html/clean-rich-text.ts'
import { nestedTables, nestedText } from '../../support/nested-text.ts'

function cleaned(html: string): string {
  const box = document.implementation.createHTMLDocument().createElement('div')
  box.append(cleanRichText(html))
  return box.innerHTML
}

/** The same for the server: test/server/rich-text-levels.test.ts. */
describe('lists, tables and quotations in one another', () => {
  it('are kept up to seven of them', () => {
    expect(cleaned(nestedText(7))).to.equal(nestedText(7))
  })

  it('leave their text where they stand deeper', () => {
    expect(cleaned(nestedText(8))).to.equal(nestedText(7, '<p>8</p>'))
    expect(cleaned(nestedText(10))).to.equal(nestedText(7, '<p>8</p><p>9</p><p>10</p>'))
  })

  it('keep what a word in the innermost is', () => {
    const tables = nestedTables(7, '<strong><em><u>a</u></em></strong>')
    expect(cleaned(tables)).to.equal(tables)
  })
})
