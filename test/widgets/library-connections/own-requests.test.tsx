import { expect } from '@open-wc/testing'
import {
  LIBRARY_REQUEST_GONE,
  LIBRARY_REQUEST_TAKEN,
  LIBRARY_REQUESTS_FULL,
} from '../../../src/contract/error-codes/library-connections.ts'
import { libraryConnectionSentences as said } from '../../../src/contract/server-messages/library-connections.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { anOwnRequest, COURSE } from '../../support/libraries.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { field, fill, nextEvent, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { MINE, offers, POST, POSTED, PUT, show } from './a-library.ts'

describe('one’s own request', () => {
  afterEach(unmountAll)

  async function editing(own = MINE) {
    const element = await show({ own: [own] })
    await press(element, own.status === 'expired' ? 'Repost' : 'Edit')
    const form = await modal(element, 'Edit Request')
    await offers(form, 'Course', COURSE.name)
    return { element, form }
  }

  it('is edited and posted again', async () => {
    const { element, form } = await editing()
    expect((await field(form, 'Classroom Name')).value).to.equal('Sierra Readers')
    expect((await field(form, 'Books')).checked).to.equal(true)
    await until(async () => (await field(form, 'Course')).value === '31', 'the course to be chosen')
    await fill(form, 'Classroom Name', 'Sierra Bookworms')
    answer(PUT, { success: true, data: POSTED })
    const told = nextEvent(element, 'cx-library-request-changed')
    await press(form, 'Repost')
    await modal(element, 'Successful')
    expect((await told).detail).to.deep.equal({ requestId: 52, change: 'reposted' })
    expect(answered(PUT).map(({ params, body }) => [params, body.classroom_name])).to.deep.equal([
      [{ id: MINE.id }, 'Sierra Bookworms'],
    ])
  })

  it('is posted again as it is when it has expired', async () => {
    const { form } = await editing(anOwnRequest({ status: 'expired', expire_at: '2025-09-20T12:00:00.000Z' }))
    answer(PUT, { success: true, data: POSTED })
    await press(form, 'Repost')
    await until(() => answered(PUT).length === 1, 'it to be posted')
  })

  for (const [what, sentence, code, status] of [
    ['is gone', said.gone, LIBRARY_REQUEST_GONE, 404],
    ['was connected to', said.ownTaken, LIBRARY_REQUEST_TAKEN, 422],
  ] as const) {
    it(`becomes a new one where it ${what} meanwhile`, async () => {
      const { element, form } = await editing()
      await fill(form, 'Classroom Name', 'Sierra Bookworms')
      answer(PUT, refusal(sentence, code), { status })
      await press(form, 'Repost')
      await see(element, sentence)
      answer(POST, { success: true, data: POSTED })
      const told = nextEvent(element, 'cx-library-request-changed')
      await press(await modal(element, 'Edit Request'), 'Post as a new request')
      await modal(element, 'Successful')
      expect((await told).detail).to.deep.equal({ requestId: 52, change: 'posted' })
      expect(answered(POST)[0]?.body.classroom_name).to.equal('Sierra Bookworms')
    })
  }

  it('that goes on as a new one is kept as such until it is posted', async () => {
    const { element, form } = await editing()
    await fill(form, 'Classroom Name', 'Sierra Bookworms')
    answer(PUT, refusal(said.gone, LIBRARY_REQUEST_GONE), { status: 404 })
    await press(form, 'Repost')
    await see(element, said.gone)
    answer(POST, refusal(said.full, LIBRARY_REQUESTS_FULL), { status: 422 })
    await press(await modal(element, 'Edit Request'), 'Post as a new request')
    await see(element, said.full)
    await press(await modal(element, 'New Request'), 'OK')
    await see(element, 'Number of Students')
    const kept = await modal(element, 'New Request')
    expect((await field(kept, 'Classroom Name')).value).to.equal('Sierra Bookworms')
    await press(kept, 'Cancel')
    await allClosed()
    await press(element, 'New Request')
    const again = await modal(element, 'New Request')
    expect((await field(again, 'Classroom Name')).value).to.equal('Sierra Bookworms')
    expect((await field(again, 'Books')).checked).to.equal(true)
    await press(again, 'Cancel')
    await allClosed()
    await press(element, 'Edit')
    expect((await field(await modal(element, 'Edit Request'), 'Classroom Name')).value).to.equal(
      'Sierra Readers',
    )
  })

  it('of each kind says where it stands', async () => {
    const element = await show({
      own: [
        anOwnRequest({ id: 1, status: 'expired', expire_at: '2025-09-20T12:00:00.000Z' }),
        anOwnRequest({
          id: 2,
          status: 'connected',
          connection: {
            classroom_id: 71,
            full_name: 'Rosa Delgado',
            avatar: null,
            connected_at: '2025-09-05T12:00:00.000Z',
          },
        }),
        MINE,
        anOwnRequest({ id: 4, classroom_name: 'The fourth' }),
      ],
    })
    await see(element, 'Expired on 9/20/2025')
    await see(element, 'with Rosa Delgado')
    await see(element, 'Open classroom')
    expect(visibleText(element)).not.to.include('The fourth')
    await press(element, 'Show all (4)')
    await see(element, 'The fourth')
    await press(element, 'Show fewer')
    await seeNoMore(element, 'The fourth')
  })
})
