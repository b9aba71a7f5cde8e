import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { Button, ButtonLink } from '../../src/ui/button.tsx'
import { add } from '../../src/ui/icons.ts'
import { clear, isFocused, LONG, quietly, RTL, show } from './show.tsx'

const variants = ['primary', 'secondary', 'soft', 'quiet', 'danger'] as const

describe('Button', () => {
  afterEach(clear)

  it('renders', () => {
    const { find } = show(<Button icon={add}>Save</Button>)
    expect(find('button').textContent).to.equal('Save')
    expect(find<HTMLButtonElement>('button').type).to.equal('button')
  })

  it('is accessible', async () => {
    const { host } = show(
      variants.map(variant => (
        <div key={variant}>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} busy busyLabel="Saving…">
            Save
          </Button>
          <Button variant={variant} icon={add} iconOnly>
            Add
          </Button>
          <ButtonLink variant={variant} href="#there">
            Go on
          </ButtonLink>
        </div>
      )),
    )
    await expect(host).to.be.accessible()
  })

  it('is pressed by Enter and Space', async () => {
    let presses = 0
    const { find } = show(<Button onClick={() => presses++}>Save</Button>)
    find('button').focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Space' })
    expect(presses).to.equal(2)
  })

  it('keeps width, focus and name while busy, says so, and takes no press', () => {
    let presses = 0
    const view = (busy: boolean) => (
      <Button busy={busy} busyLabel="Saving…" onClick={() => presses++}>
        Save all changes
      </Button>
    )
    const { find, render } = show(view(false))
    const button = find('button')
    const { width } = button.getBoundingClientRect()
    button.focus()
    render(view(true))
    button.click()
    expect(presses).to.equal(0)
    expect(button.getBoundingClientRect().width).to.equal(width)
    expect(isFocused(button)).to.equal(true)
    expect(button.textContent).to.equal('Save all changes')
    expect(find('[role=status]').textContent).to.equal('Saving…')
  })

  it('does not send its form while busy', () => {
    let sent = 0
    const { find } = show(
      <form onSubmit={() => sent++}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    quietly(() => find('button').click())
    expect(sent).to.equal(0)
  })

  it('takes no press while disabled', () => {
    let presses = 0
    const { find } = show(
      <Button disabled onClick={() => presses++}>
        Save
      </Button>,
    )
    find('button').click()
    expect(presses).to.equal(0)
  })

  it('is told by its colours from one that can be pressed, in every variant, look and brand', () => {
    for (const look of ['light', 'dark'])
      for (const brand of ['default', 'players']) {
        const { all } = show(
          <div data-brand={brand} className="cx-page" style={{ colorScheme: look }}>
            {variants.map(variant => (
              <div key={variant}>
                <Button variant={variant}>Save</Button>
                <Button variant={variant} disabled>
                  Save
                </Button>
              </div>
            ))}
          </div>,
        )
        for (const pair of all('.cx-page > div')) {
          const [open, closed] = [...pair.children].map(button => getComputedStyle(button))
          expect(closed?.color, `${brand}, ${look}`).not.to.equal(open?.color)
          if (open?.backgroundColor !== 'rgba(0, 0, 0, 0)')
            expect(closed?.backgroundColor, `${brand}, ${look}`).not.to.equal(open?.backgroundColor)
        }
        clear()
      }
  })

  it('can be hit by a thumb in both sizes, as an icon too', () => {
    const { all } = show(
      (['medium', 'small'] as const).map(size => (
        <Button key={size} size={size} icon={add} iconOnly>
          Add
        </Button>
      )),
    )
    for (const button of all('button')) {
      const { width, height } = button.getBoundingClientRect()
      expect(Math.min(width, height)).to.be.at.least(24)
    }
  })

  it('stays inside 320 px with any text', () => {
    const { host, all } = show(
      [LONG, RTL, ''].map(text => <Button key={text}>{text}</Button>),
      320,
    )
    const edge = host.getBoundingClientRect().right
    for (const button of all('button')) expect(button.getBoundingClientRect().right).to.be.at.most(edge)
  })
})
