import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { type ReactNode, useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { Field } from '../../src/ui/field.tsx'
import { Modal, type ModalProps } from '../../src/ui/modal.tsx'
import { until } from '../support/until.ts'
import { clear, LONG, painted, quietly, RTL, show } from './show.tsx'

function Opener({ children, ...props }: Partial<ModalProps> & { children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  const shut = () => setOpen(false)
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal title="Login error" closeLabel="Close" {...props} open={open} onClose={shut}>
        {children ?? <p>Wrong email or password</p>}
        <button type="button" id="inside" onClick={shut}>
          OK
        </button>
      </Modal>
    </>
  )
}

function Note() {
  const [note, setNote] = useState('')
  return <Field label="Note" value={note} onChange={setNote} />
}

/** A modal with a question of its own inside. */
function Asking() {
  const [asks, setAsks] = useState(false)
  return (
    <Opener>
      <button type="button" id="ask" onClick={() => setAsks(true)}>
        Leave
      </button>
      <Modal open={asks} title="Leave?" closeLabel="Close" onClose={() => setAsks(false)}>
        <button type="button" id="stay" onClick={() => setAsks(false)}>
          Stay
        </button>
      </Modal>
    </Opener>
  )
}

function Two() {
  const [later, setLater] = useState(false)
  return (
    <>
      <Opener>
        <Note />
        <button type="button" id="more" onClick={() => setLater(true)}>
          More
        </button>
      </Opener>
      <Modal open={later} title="Second" closeLabel="Close" onClose={() => setLater(false)}>
        <button type="button" id="shut" onClick={() => setLater(false)}>
          Shut
        </button>
      </Modal>
    </>
  )
}

async function open(view: ReactNode, width?: number) {
  const shown = show(view, width)
  shown.find('#opener').focus()
  quietly(() => shown.find('#opener').click())
  await painted()
  const dialog = shown.find<HTMLDialogElement>('dialog')
  await Promise.all(dialog.getAnimations().map(animation => animation.finished))
  return { ...shown, dialog }
}

describe('Modal', () => {
  afterEach(async () => {
    clear()
    await setViewport({ width: 800, height: 600 })
  })

  it('renders', async () => {
    const { dialog } = await open(<Opener />)
    expect(dialog.matches(':modal')).to.equal(true)
    expect(dialog.textContent).to.contain('Wrong email or password')
  })

  it('is accessible', async () => {
    const { host } = await open(<Opener actions={<Button variant="primary">Resend</Button>} />)
    await expect(host).to.be.accessible()
  })

  it('gives way to a later one and comes back with what was typed, and the focus on what had opened that', async () => {
    const { dialog, find, shadow } = await open(<Two />)
    await sendKeys({ type: 'Dear partner' })
    find('#more').focus()
    quietly(() => find('#more').click())
    await painted()
    expect(find('#shut').closest('dialog')?.open).to.equal(true)
    expect(dialog.open).to.equal(false)
    quietly(() => find('#shut').click())
    await painted()
    expect(dialog.open).to.equal(true)
    expect(find<HTMLInputElement>('input').value).to.equal('Dear partner')
    expect(shadow.activeElement?.id).to.equal('more')
    quietly(() => find('#inside').click())
    await painted()
    expect(shadow.activeElement?.id).to.equal('opener')
  })

  it('stays after a later one that was gone before the browser told that it had given way', async () => {
    const { dialog, find } = await open(<Two />)
    quietly(() => find('#more').click())
    quietly(() => find('#shut').click())
    await painted()
    await painted()
    expect([dialog.isConnected, dialog.open]).to.deep.equal([true, true])
  })

  it('stays behind a question that it has inside', async () => {
    const { dialog, find } = await open(<Asking />)
    quietly(() => find('#ask').click())
    await painted()
    expect([dialog.open, find('#stay').closest('dialog')?.open]).to.deep.equal([true, true])
    quietly(() => find('#stay').click())
    await painted()
    expect(dialog.open).to.equal(true)
  })

  it('is named by its title', async () => {
    const { dialog, shadow } = await open(<Opener title="Email not verified" />)
    const name = shadow.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent
    expect(name).to.equal('Email not verified')
  })

  it('takes the focus in, on the content before the close button', async () => {
    const { shadow } = await open(<Opener />)
    expect(shadow.activeElement?.id).to.equal('inside')
  })

  it('puts the focus where the author wants it', async () => {
    const send = (
      <Button variant="primary" autoFocusInModal>
        Send
      </Button>
    )
    const { shadow } = await open(<Opener actions={send} />)
    expect(shadow.activeElement?.textContent).to.equal('Send')
  })

  it('closes on Esc and gives the focus back', async () => {
    const { shadow } = await open(<Opener />)
    await sendKeys({ press: 'Escape' })
    await painted()
    expect(shadow.querySelectorAll('dialog')).to.have.length(0)
    expect(shadow.activeElement?.id).to.equal('opener')
  })

  it('gives the focus to the first control, without a jump of the page, when its opener is disabled by then', async () => {
    const { shadow, find } = await open(
      <>
        <input id="first" />
        <div style={{ height: 3000 }} />
        <Opener />
      </>,
    )
    const left = scrollY
    expect(left).to.be.above(1000)
    find<HTMLButtonElement>('#opener').disabled = true
    await sendKeys({ press: 'Escape' })
    expect(shadow.querySelectorAll('dialog')).to.have.length(0)
    expect(shadow.activeElement?.id).to.equal('first')
    await painted()
    expect(scrollY).to.equal(left)
  })

  it('closes by its close button and by a button inside, and gives the focus back', async () => {
    for (const selector of ['.cx-modal-close button', '#inside']) {
      const { shadow, find } = await open(<Opener />)
      quietly(() => find(selector).click())
      expect(shadow.querySelectorAll('dialog')).to.have.length(0)
      expect(shadow.activeElement?.id).to.equal('opener')
    }
  })

  it('stays through any number of Esc where it has no close button', async () => {
    const { find } = show(
      <Modal open title="Agreement" onClose={() => expect.fail('asked to close')}>
        <button type="button">I understand</button>
      </Modal>,
    )
    for (let times = 0; times < 4; times++) {
      await sendKeys({ press: 'Escape' })
      await painted()
    }
    expect(find<HTMLDialogElement>('dialog').matches(':modal')).to.equal(true)
  })

  it('keeps the page behind out of reach', async () => {
    const { shadow, dialog } = await open(<Opener />)
    for (let times = 0; times < 6; times++) {
      await sendKeys({ press: 'Tab' })
      const active = shadow.activeElement
      expect(active === null || dialog.contains(active)).to.equal(true)
    }
  })

  it('is whole inside an ancestor that transforms and clips', async () => {
    const { dialog } = await open(
      <div style={{ transform: 'scale(0.5)', overflow: 'hidden', width: 60, height: 30 }}>
        <Opener />
      </div>,
    )
    const box = dialog.getBoundingClientRect()
    expect(box.width).to.equal(440)
    expect(Math.abs(box.left + box.right - window.innerWidth)).to.be.below(20)
  })

  it('scrolls what is too long, by keyboard too, with title and actions in sight', async () => {
    const { dialog, find, host } = await open(
      <Opener actions={<Button>Cancel</Button>}>
        {Array.from({ length: 40 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all the same
          <p key={index}>{LONG.slice(0, 120)}</p>
        ))}
      </Opener>,
    )
    const box = dialog.getBoundingClientRect()
    expect(box.height).to.be.below(window.innerHeight)
    await until(() => find('.cx-modal-body').tabIndex === 0, 'the text to be a stop')
    expect(find('.cx-modal-actions').getBoundingClientRect().bottom).to.be.at.most(box.bottom)
    expect(find('h2').getBoundingClientRect().top).to.be.at.least(box.top)
    await expect(host).to.be.accessible()
  })

  it('fills the width of a phone and stands at its bottom', async () => {
    await setViewport({ width: 390, height: 700 })
    const { dialog } = await open(<Opener title={LONG} />, 390)
    const box = dialog.getBoundingClientRect()
    expect(Math.round(box.width)).to.equal(document.documentElement.clientWidth)
    expect(Math.round(box.bottom)).to.equal(window.innerHeight)
  })

  it('takes right-to-left titles', async () => {
    const { host } = await open(<Opener title={RTL} />)
    await expect(host).to.be.accessible()
  })

  it('does not take the cancel of a file chooser for its own', async () => {
    const { dialog, find, shadow } = await open(
      <Opener>
        <input type="file" aria-label="Avatar" />
      </Opener>,
    )
    quietly(() => find('input').dispatchEvent(new Event('cancel', { bubbles: true })))
    expect(shadow.contains(dialog)).to.equal(true)
  })

  it('starts afresh each time it is opened', async () => {
    const { find, shadow } = await open(
      <Opener>
        <Note />
      </Opener>,
    )
    find('input').focus()
    await sendKeys({ type: 'draft' })
    await sendKeys({ press: 'Escape' })
    await painted()
    expect(shadow.querySelectorAll('dialog')).to.have.length(0)
    quietly(() => find('#opener').click())
    expect(find<HTMLInputElement>('input').value).to.equal('')
  })
})
