import { expect } from '@open-wc/testing'
import { UnsignedAgreement } from '../../src/parts/unsigned-agreement.tsx'
import { answer } from '../support/answer.ts'
import { modal } from '../support/modals.ts'
import { press, see } from '../support/page.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'
import { clear, show } from '../ui/show.tsx'

const STATUS = 'GET /api/teacher/profile/teacher-agreement-status'
const LINK = `${location.origin}/agreements/sign?code=x`

const status = (signed: boolean, link: string | null = LINK) =>
  answer(STATUS, { success: true, data: { signed, school_id: 21, link } })

async function open() {
  signedIn()
  let times = 0
  const { host } = show(
    <UnsignedAgreement
      onSigned={() => {
        times += 1
      }}
      onClose={() => {}}
    />,
  )
  return { told: await modal(host, 'UNSIGNED DATA PRIVACY AGREEMENT'), signed: () => times }
}

describe('the modal about an agreement that is not signed', () => {
  afterEach(clear)

  it('offers the link for whoever may sign, and waits', async () => {
    status(false)
    const { told, signed } = await open()
    await see(told, 'Copy link')
    await see(told, 'Waiting for the agreement to be signed.')
    await expect(told).to.be.accessible()
    expect(signed()).to.equal(0)
  })

  it('goes on by itself where it is signed', async () => {
    status(true)
    const { signed } = await open()
    await until(() => signed() === 1, 'what waited for it')
  })

  it('says that the school is to be added first', async () => {
    status(false, null)
    const { told } = await open()
    await see(told, 'Your school is not listed yet')
  })

  it('offers another attempt where nothing is known', async () => {
    answer(STATUS, { success: false, message: 'No.' }, { status: 500 })
    const { told } = await open()
    await see(told, 'The agreement could not be loaded')
    status(false)
    await press(told, 'Retry')
    await see(told, 'Copy link')
  })
})
