import { expect } from '@open-wc/testing'
import { see, seeNoMore } from '../support/page.ts'
import { chooseAll, chord, fieldStage, key, toEnd, type } from '../support/rich-text-stage.tsx'
import { until } from '../support/until.ts'
import { clear, isFocused, painted, RTL, tabBack } from '../ui/show.tsx'

/** What each tool makes of a chosen line, by its button and by its keys. */
const tools: [name: string, keys: string, made: string][] = [
  ['Bold', 'Control+B', '<p><strong>Hola</strong></p>'],
  ['Italic', 'Control+I', '<p><em>Hola</em></p>'],
  ['Underline', 'Control+U', '<p><u>Hola</u></p>'],
  ['Strikethrough', 'Control+Shift+S', '<p><s>Hola</s></p>'],
  ['Heading', 'Control+Alt+2', '<h2>Hola</h2>'],
  ['Subheading', 'Control+Alt+3', '<h3>Hola</h3>'],
  ['Bulleted list', 'Control+Shift+8', '<ul><li><p>Hola</p></li></ul>'],
  ['Numbered list', 'Control+Shift+7', '<ol><li><p>Hola</p></li></ol>'],
]

describe('the field of a long text', () => {
  afterEach(clear)

  it('takes what is typed, and tells it as HTML', async () => {
    const { text, value } = await fieldStage()
    await toEnd(text)
    await type('Hola, ¿qué tal?')
    await key('Enter')
    await type('<b>not bold</b> & more')
    expect(value()).to.equal('<p>Hola, ¿qué tal?</p><p>&lt;b&gt;not bold&lt;/b&gt; &amp; more</p>')
  })

  for (const [name, keys, made] of tools) {
    it(`has ${name}, by its button and by ${keys}`, async () => {
      const { text, value, tool } = await fieldStage('<p>Hola</p>')
      await chooseAll(text)
      await chord(keys)
      expect(value()).to.equal(made)
      const button = await tool(name)
      await until(() => button.ariaPressed === 'true', `${name} to be pressed`)
      button.focus()
      await key('Enter')
      expect(value()).to.equal('<p>Hola</p>')
      await until(() => button.ariaPressed === 'false', `${name} to be released`)
      expect(isFocused(button)).to.equal(true)
      await key('Space')
      expect(value()).to.equal(made)
      expect(button.title).to.equal(`${name} (${keys.replace('Control', 'Ctrl')})`)
    })
  }

  it('takes back, and does again', async () => {
    const { text, value, tool } = await fieldStage('<p>Hola</p>')
    const undo = await tool('Undo')
    expect(undo.ariaDisabled).to.equal('true')
    await toEnd(text)
    await type(' amigos')
    expect(value()).to.equal('<p>Hola amigos</p>')
    undo.focus()
    await key('Enter')
    expect(value()).to.equal('<p>Hola</p>')
    await chord('Control+Shift+Z')
    await toEnd(text)
    await chord('Control+Shift+Z')
    expect(value()).to.equal('<p>Hola amigos</p>')
  })

  it('tells the same text as it was given, once a change is taken back', async () => {
    const given = '<p>Uno<br />dos &#38; tres</p>'
    const { text, value, told } = await fieldStage(given)
    expect(told).to.deep.equal([])
    await toEnd(text)
    await type('!')
    expect(value()).to.equal('<p>Uno<br>dos &amp; tres!</p>')
    await key('Backspace')
    expect(value()).to.equal(given)
    await chooseAll(text)
    await key('Backspace')
    expect(value()).to.equal('')
  })

  it('moves items of a list in and out', async () => {
    const { text, value, tool } = await fieldStage('<ul><li><p>Uno</p></li><li><p>Dos</p></li></ul>')
    await toEnd(text)
    const indent = await tool('Indent')
    indent.focus()
    await key('Enter')
    expect(value()).to.equal('<ul><li><p>Uno</p><ul><li><p>Dos</p></li></ul></li></ul>')
    ;(await tool('Outdent')).focus()
    await key('Enter')
    expect(value()).to.equal('<ul><li><p>Uno</p></li><li><p>Dos</p></li></ul>')
  })

  it('is one stop for the tab key, its tools another, and nothing of it holds the focus', async () => {
    const { text, find, shadow, tool } = await fieldStage('<ul><li><p>Uno</p></li><li><p>Dos</p></li></ul>')
    find('button').focus()
    await key('Tab')
    expect(isFocused(await tool('Undo'))).to.equal(true)
    await key('ArrowRight')
    await key('ArrowRight')
    expect(isFocused(await tool('Bold'))).to.equal(true)
    await key('End')
    expect(isFocused(await tool('Table'))).to.equal(true)
    await key('ArrowRight')
    expect(isFocused(await tool('Undo'))).to.equal(true)
    await key('Escape')
    await until(() => isFocused(text), 'the text to have the focus')
    await toEnd(text)
    await key('Tab')
    expect(shadow.activeElement?.textContent).to.equal('After')
    await tabBack()
    expect(isFocused(text)).to.equal(true)
    await chord('Alt+F10')
    expect(isFocused(await tool('Undo'))).to.equal(true)
    await tabBack()
    expect(shadow.activeElement?.textContent).to.equal('Before')
  })

  it('is left when one goes on, not when one goes to its tools or its dialogs', async () => {
    let times = 0
    const { text, host, tool, find } = await fieldStage('', { onBlur: () => times++ })
    text.focus()
    ;(await tool('Bold')).focus()
    await chord('Control+K')
    ;(await tool('Link')).click()
    await see(host, 'Web address')
    await key('Escape')
    await seeNoMore(host, 'Web address')
    text.focus()
    expect(times).to.equal(0)
    find('button').focus()
    expect(times).to.equal(1)
  })

  it('writes from right to left where the text does', async () => {
    const { text, value } = await fieldStage()
    await toEnd(text)
    await type(RTL)
    expect(value()).to.equal(`<p>${RTL}</p>`)
    const [line] = text.children
    expect(line && getComputedStyle(line).direction).to.equal('rtl')
  })

  it('keeps the text when it is taken away and comes again', async () => {
    const first = await fieldStage()
    await toEnd(first.text)
    await type('Hola')
    const kept = first.value()
    clear()
    const second = await fieldStage(kept)
    expect(second.text.textContent).to.equal('Hola')
    expect(second.told).to.deep.equal([])
  })

  it('takes another text from outside, and keeps the cursor where the text is its own', async () => {
    const { text, give, told } = await fieldStage('<p>Hola</p>')
    await toEnd(text)
    await type(' a')
    give('<h2>Adiós</h2>')
    await until(() => text.querySelector('h2')?.textContent === 'Adiós', 'the other text')
    expect(told.at(-1)).to.equal('<p>Hola a</p>')
  })

  it('counts the letters near the most, and takes more', async () => {
    const stage = await fieldStage(`<p>${'ñ'.repeat(17_999)}</p>`, { most: 20_000 })
    const { host, text, value } = stage
    await seeNoMore(host, 'of 20,000')
    await toEnd(text)
    await type('&')
    await see(host, '18,000 of 20,000 characters')
    stage.give(`<p>${'a'.repeat(20_000)}</p>`)
    await see(host, '20,000 of 20,000 characters')
    await toEnd(text)
    await type('b')
    await see(host, '20,001 of 20,000 characters')
    expect(value().length).to.equal(20_008)
    await painted()
  })
})
