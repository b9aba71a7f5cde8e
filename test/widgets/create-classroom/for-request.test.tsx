import { expect } from '@open-wc/testing'
import { CONNECTION_OF_ANOTHER } from '../../../src/contract/error-codes/connections.ts'
import { connectionSentences } from '../../../src/contract/server-messages/connections.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, field, fill, mount, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { aPartnerClassroom, aRequest, aSentRequest, inDetail } from '../../support/partners.ts'
import { CREATE, next, START, serves, toCourses } from './a-creation.ts'

const ONE = 'GET /api/teacher/connections/{id}'
const spanish = { id: 1, name: 'Languages and Cultures', type: 'world_languages', number_of_tokens: 1 }

const place = () => mount('<cx-create-classroom invitation-id="5"></cx-create-classroom>')

/** A teacher creates a classroom for the request of Camille. */
async function begin(classroom = aPartnerClassroom({ start_date: START })) {
  serves()
  answer(ONE, { success: true, data: inDetail(aRequest({ classroom })) })
  const element = place()
  await see(element, 'This classroom is for the connection request of Camille D.')
  return element
}

describe('a classroom for a connection request', () => {
  afterEach(unmountAll)

  it('begins with what suits the other one', async () => {
    const element = await begin()
    expect((await field(element, 'Subject')).value).to.equal('2')
    await fill(element, 'Classroom Name', 'Letters to Lyon')
    await next(element)
    await next(element)
    expect((await field(element, 'Start Date')).value).to.equal(START)
    await next(element)
    expect((await field(element, 'Age Range')).value).to.equal('2')
  })

  it('learns of a world language what the other one speaks', async () => {
    const element = await begin(
      aPartnerClassroom({
        subject: spanish,
        lang_native: { id: 2, name: 'Spanish' },
        lang_instruction: { id: 1, name: 'English' },
      }),
    )
    await fill(element, 'Classroom Name', 'Hola')
    await next(element)
    expect((await field(element, 'Native Language of My Students')).value).to.equal('1')
    expect((await field(element, 'Language of Instruction')).value).to.equal('2')
  })

  it('leaves the day to the teacher where the other one has begun', async () => {
    const element = await begin(aPartnerClassroom({ start_date: '2020-01-01' }))
    await fill(element, 'Classroom Name', 'Letters to Lyon')
    await next(element)
    await next(element)
    expect((await field(element, 'Start Date')).value).to.equal('')
  })

  it('leads back to the request with the new classroom', async () => {
    const element = await begin()
    await toCourses(element)
    const path = nextPath(element)
    await press(element, 'Skip')
    expect(await path).to.equal('/connections/5?classroom_id=31')
    expect(answered(CREATE).map(({ body }) => body)[0]).to.deep.include({ connection_request: { id: 5 } })
  })

  it('shows the way there where no page takes the person', async () => {
    const element = await begin()
    await toCourses(element)
    await press(element, 'Skip')
    const told = await modal(element, 'GOOD JOB!')
    await see(told, 'Accept the connection request with it.')
    const path = nextPath(element)
    await press(told, 'Go to the connection request')
    expect(await path).to.equal('/connections/5?classroom_id=31')
  })

  it('keeps what is filled in apart from that of other classrooms', async () => {
    await fill(await begin(), 'Classroom Name', 'For Camille')
    unmountAll()
    const other = mount('<cx-create-classroom></cx-create-classroom>')
    expect((await field(other, 'Classroom Name')).value).to.equal('')
    unmountAll()
    expect((await field(place(), 'Classroom Name')).value).to.equal('For Camille')
  })

  it('is not begun for the request of another account', async () => {
    serves()
    answer(ONE, refusal(connectionSentences.ofAnother, CONNECTION_OF_ANOTHER), { status: 403 })
    const told = nextEvent(document, 'cx-wrong-invitation')
    const element = place()
    const wrong = await modal(element, 'Wrong partner invitation')
    await see(wrong, connectionSentences.ofAnother)
    expect((await told).detail).to.deep.equal({
      message: connectionSentences.ofAnother,
      error_code: CONNECTION_OF_ANOTHER,
    })
    await byRole(wrong, 'button', 'Log out')
    const path = nextPath(element)
    await press(wrong, 'Back')
    expect(await path).to.equal('/connections')
  })

  const over = [
    { request: aRequest({ status: 'declined' }), told: 'It was declined.' },
    { request: aRequest({ status: 'cancelled' }), told: 'It was cancelled.' },
    { request: aRequest({ status: 'accepted' }), told: 'It was accepted.' },
    { request: aSentRequest(), told: 'You have sent this request yourself' },
  ]
  for (const { request, told } of over) {
    it(`is not begun for one that nobody accepts with it: ${told}`, async () => {
      serves()
      answer(ONE, { success: true, data: inDetail(request) })
      const element = place()
      await see(element, told)
      const path = nextPath(element)
      await press(element, 'Go to the connection request')
      expect(await path).to.equal(`/connections/${request.id}`)
    })
  }
})
