import { expect } from '@open-wc/testing'
import { press, see } from '../support/page.ts'
import { cursorIsBack, fieldStage, key, toEnd, type } from '../support/rich-text-stage.tsx'
import { until } from '../support/until.ts'
import { clear } from '../ui/show.tsx'

const row = (cell: 'td' | 'th', ...texts: string[]) =>
  `<tr>${texts.map(text => `<${cell}><p>${text}</p></${cell}>`).join('')}</tr>`
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`
const TWO = table(row('td', 'a', 'b'), row('td', 'c', 'd'))

/** Each change of a table, made from its first cell, which is 'a'. */
const changes: [name: string, made: string][] = [
  ['Add row above', table(row('td', '', ''), row('td', 'a', 'b'), row('td', 'c', 'd'))],
  ['Add row below', table(row('td', 'a', 'b'), row('td', '', ''), row('td', 'c', 'd'))],
  ['Add column before', table(row('td', '', 'a', 'b'), row('td', '', 'c', 'd'))],
  ['Add column after', table(row('td', 'a', '', 'b'), row('td', 'c', '', 'd'))],
  ['Header row', table(row('th', 'a', 'b'), row('td', 'c', 'd'))],
  ['Delete row', table(row('td', 'c', 'd'))],
  ['Delete column', table(row('td', 'b'), row('td', 'd'))],
  ['Delete table', ''],
]

describe('a table in a long text', () => {
  afterEach(clear)

  it('is put in by keyboard, filled cell by cell, and left by Tab', async () => {
    const { host, text, value, tool, shadow } = await fieldStage()
    text.focus()
    ;(await tool('Table')).focus()
    await key('Enter')
    await see(host, 'Insert table')
    await expect(host).to.be.accessible()
    await key('Enter')
    await cursorIsBack(text)
    for (const word of ['uno', 'dos', 'tres']) {
      await type(word)
      await key('Tab')
    }
    const filled = row('th', 'uno', 'dos', 'tres')
    const empty = row('td', '', '', '')
    expect(value()).to.equal(table(filled, empty, empty))
    for (let cell = 0; cell < 6; cell++) await key('Tab')
    expect(shadow.activeElement?.textContent).to.equal('After')
    expect(value()).to.equal(table(filled, empty, empty))
  })

  for (const [name, made] of changes) {
    it(`changes by '${name}'`, async () => {
      const { text, host, value, tool } = await fieldStage(TWO)
      text.focus()
      await until(async () => (await tool('Table')).getAttribute('aria-haspopup') === 'menu', 'the menu')
      ;(await tool('Table')).click()
      await press(host, name)
      await until(
        () => value() === made,
        () => `${made} instead of ${value()}`,
      )
    })
  }

  it('keeps what spans cells, and what heads them', async () => {
    const spanned =
      '<table><tbody><tr><th scope="col" colspan="2"><p>a</p></th></tr><tr><td rowspan="2"><p>b</p></td><td><p>c</p></td></tr><tr><td><p>d</p></td></tr></tbody></table>'
    const { text, value } = await fieldStage(`<p>x</p>${spanned}<p>y</p>`)
    await toEnd(text)
    await type('!')
    expect(value().replace('colspan="2" scope="col"', 'scope="col" colspan="2"')).to.equal(
      `<p>x</p>${spanned}<p>y!</p>`,
    )
  })

  it('scrolls in itself where it is wider than the text', async () => {
    const wide = table(row('td', ...'abcdefghijkl'))
    const { text, find } = await fieldStage(wide, {}, 360)
    const box = find('.cx-rich-scroll')
    expect(box.scrollWidth).to.be.above(box.clientWidth)
    expect(text.scrollWidth).to.equal(text.clientWidth)
  })
})
