import { expect } from '@open-wc/testing'
import { field, fill, press, see, seeNoMore } from '../support/page.ts'
import { chooseAll, chord, cursorIsBack, fieldStage, key, toEnd, type } from '../support/rich-text-stage.tsx'
import { until } from '../support/until.ts'
import { clear, isFocused } from '../ui/show.tsx'

describe('a link in a long text', () => {
  afterEach(clear)

  it('is asked for by Ctrl+K, checked, and made whole', async () => {
    const { host, text, value } = await fieldStage('<p>our page</p>')
    await chooseAll(text)
    await chord('Control+K')
    await field(host, 'Web address')
    await type('example')
    await key('Enter')
    await see(host, 'Enter a valid web address.')
    await expect(host).to.be.accessible()
    await fill(host, 'Web address', 'www.example.org/a?b=c')
    await key('Enter')
    const attributes = 'target="_blank" rel="noopener noreferrer"'
    await until(
      () => value() === `<p><a href="http://www.example.org/a?b=c" ${attributes}>our page</a></p>`,
      () => `a link instead of ${value()}`,
    )
    await until(() => isFocused(text), 'the text to have the focus')
  })

  it('comes with its own text where nothing is chosen, and goes again', async () => {
    const { host, text, value, tool } = await fieldStage()
    await toEnd(text)
    ;(await tool('Link')).click()
    await fill(host, 'Text', 'Write to us')
    await fill(host, 'Web address', 'help@example.org')
    await press(host, 'Save')
    await until(
      () => value().includes('href="mailto:help@example.org"'),
      () => `a link instead of ${value()}`,
    )
    await cursorIsBack(text)
    await type('!')
    expect(value()).to.match(/>Write to us<\/a>!<\/p>$/)
    await key('ArrowLeft')
    await key('ArrowLeft')
    await until(
      async () => (await tool('Link')).ariaPressed === 'true',
      'the tool to say that this is a link',
    )
    await chord('Control+K')
    expect((await field(host, 'Web address')).value).to.equal('mailto:help@example.org')
    await press(host, 'Remove link')
    await until(
      () => value() === '<p>Write to us!</p>',
      () => `no link instead of ${value()}`,
    )
  })

  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'http://a@example.org',
    '',
  ]) {
    it(`is refused to '${address}'`, async () => {
      const { host, text, told } = await fieldStage('<p>Hola</p>')
      await chooseAll(text)
      await chord('Control+K')
      await fill(host, 'Web address', address)
      await press(host, 'Save')
      await see(host, 'Enter a valid web address.')
      await press(host, 'Cancel')
      await seeNoMore(host, 'Web address')
      expect(told).to.deep.equal([])
      await cursorIsBack(text)
      await type('!')
      expect(told).to.deep.equal(['<p>!</p>'])
    })
  }
})
