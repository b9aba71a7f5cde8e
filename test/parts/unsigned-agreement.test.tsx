import { expect } from '@open-wc/testing'
import { UnsignedAgreement } from '../../src/parts/unsigned-agreement.tsx'
import { answer } from '../support/answer.ts'
import { modal } from '../support/modals.ts'
import { byRole, press, see } from '../support/page.ts'
import { refuseFrame } from '../support/refuse-frame.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'
import { clear, show } from '../ui/show.tsx'

const STATUS = 'GET /api/teacher/profile/teacher-agreement-status'
const TITLE = 'UNSIGNED DATA PRIVACY AGREEMENT'
const LINK = `${location.origin}/agreements/sign?code=x`

const status = (signed: boolean, link: string | null = LINK) =>
  answer(STATUS, { success: true, data: { signed, school_id: 21, link } })

async function open() {
  signedIn()
  const told: string[] = []
  const { host } = show(
    <UnsignedAgreement onSigned={() => told.push('signed')} onLeave={() => told.push('left')} />,
  )
  return { host, told, asked: await modal(host, TITLE) }
}

describe('the modal about an agreement that is not signed', () => {
  afterEach(clear)

  it('shows the form, offers the link for whoever may sign, and waits', async () => {
    status(false)
    const { asked, told } = await open()
    await see(asked, 'Copy link')
    await see(asked, 'Waiting for the agreement to be signed.')
    expect(asked.querySelector('iframe')?.src).to.equal(LINK)
    await expect(asked).to.be.accessible()
    expect(told).to.deep.equal([])
  })

  it('shows a link in its place where the page around allows no frame of it', async () => {
    status(false)
    const { asked } = await open()
    await see(asked, 'Copy link')
    refuseFrame('https://elsewhere.example')
    refuseFrame('inline')
    refuseFrame(location.origin, { disposition: 'report' })
    refuseFrame(location.origin, { effectiveDirective: 'img-src' })
    expect(asked.querySelector('iframe')?.src).to.equal(LINK)
    refuseFrame(location.origin)
    const link = await byRole(asked, 'link', 'Open in a new tab')
    expect(link).to.have.property('href', LINK)
    expect(link).to.have.property('target', '_blank')
    await see(asked, 'This page does not allow the form inside it.')
    await see(asked, 'Waiting for the agreement to be signed.')
    expect(asked.querySelector('iframe')).to.equal(null)
    await expect(asked).to.be.accessible()
  })

  it('goes on by itself where it is signed', async () => {
    status(true)
    const { told } = await open()
    await until(() => told[0] === 'signed', 'what waited for it')
  })

  it('asks whoever cancels once more, and stays by GO BACK', async () => {
    status(false)
    const { host, asked, told } = await open()
    await press(asked, 'Cancel')
    const question = await modal(host, 'LEAVE WITHOUT THE AGREEMENT?')
    await expect(question).to.be.accessible()
    await press(question, 'GO BACK')
    await see(await modal(host, TITLE), 'Copy link')
    expect(told).to.deep.equal([])
  })

  it('lets go of whoever confirms it', async () => {
    status(false)
    const { host, asked, told } = await open()
    await press(asked, 'Close')
    await press(await modal(host, 'LEAVE WITHOUT THE AGREEMENT?'), 'OK')
    expect(told).to.deep.equal(['left'])
  })

  it('says that the school is to be added first', async () => {
    status(false, null)
    const { asked } = await open()
    await see(asked, 'as soon as your choice of the school is saved')
  })

  it('offers another attempt where nothing is known', async () => {
    answer(STATUS, { success: false, message: 'No.' }, { status: 500 })
    const { asked } = await open()
    await see(asked, 'The agreement could not be loaded')
    status(false)
    await press(asked, 'Retry')
    await see(asked, 'Copy link')
  })
})
