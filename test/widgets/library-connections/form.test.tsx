import { expect } from '@open-wc/testing'
import { EXCHANGE_EXPIRED } from '../../../src/contract/error-codes/classrooms.ts'
import { LIBRARY_REQUESTS_FULL } from '../../../src/contract/error-codes/library-connections.ts'
import { libraryConnectionSentences as said } from '../../../src/contract/server-messages/library-connections.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { COURSE } from '../../support/libraries.ts'
import { allClosed, focused, modal } from '../../support/modals.ts'
import { field, fill, nextEvent, press, see, tick, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { AGES, ages, COURSES, fillAll, MINE, OWN, offers, POST, POSTED, writing } from './a-library.ts'

describe('the form of a request', () => {
  afterEach(unmountAll)

  it('posts what is filled in, tells the page, and says until when it is seen', async () => {
    const { element, form } = await writing()
    await fillAll(form)
    answer(POST, { success: true, data: POSTED })
    answer(OWN, { success: true, data: [POSTED, MINE] })
    const told = nextEvent(element, 'cx-library-request-changed')
    await press(form, 'Post')
    const done = await modal(element, 'Successful')
    await see(done, 'Your request is posted. Other libraries see it until 11/5/2025.')
    expect((await told).detail).to.deep.equal({ requestId: 52, change: 'posted' })
    expect(answered(POST).map(({ body }) => body)).to.deep.equal([
      {
        classroom_name: 'Wave Readers',
        text_request: 'Who reads by the sea?',
        topics: [2],
        age_range_id: 2,
        course_id: 31,
        number_students_range_id: 3,
      },
    ])
    await press(done, 'OK')
    await allClosed()
    await see(element, 'Wave Readers')
  })

  it('is accessible, also with everything at fault', async () => {
    const { element, form } = await writing()
    await press(form, 'Post')
    await see(form, 'At least one reason must be selected')
    await expect(element).to.be.accessible()
  })

  it('says at each field what is missing, and leads to the first', async () => {
    const { form } = await writing()
    await press(form, 'Post')
    await see(form, 'At least one reason must be selected')
    await see(form, 'Course field is required')
    expect(visibleText(form).match(/Field required\./g)).to.have.length(3)
    expect(focused()).to.equal(await field(form, 'Classroom Name'))
    expect(answered(POST)).to.have.length(0)
  })

  for (const [what, label, text, sentence] of [
    ['a name of 51 characters', 'Classroom Name', 'a'.repeat(51), 'Field must have maximum 50 letters.'],
    ['a name of two characters', 'Classroom Name', 'ab', 'Field must have at least 3 letters.'],
    ['a name with signs', 'Classroom Name', 'Wave #1', 'Only alphanumeric characters are allowed'],
    ['a description of spaces', 'Description', '   ', 'Field required.'],
    [
      'a description of 151 characters',
      'Description',
      'a'.repeat(151),
      'Field must have maximum 150 letters.',
    ],
  ] as const) {
    it(`says what is wrong with ${what}, and keeps it`, async () => {
      const { form } = await writing()
      await fillAll(form)
      await fill(form, label, text)
      await press(form, 'Post')
      await see(form, sentence)
      expect((await field(form, label)).value).to.equal(text)
      expect(answered(POST)).to.have.length(0)
    })
  }

  it('takes a name of exactly 50 characters', async () => {
    const { form } = await writing()
    await fillAll(form)
    await fill(form, 'Classroom Name', 'a'.repeat(50))
    answer(POST, { success: true, data: POSTED })
    await press(form, 'Post')
    await until(() => answered(POST).length === 1, 'it to be posted')
  })

  it('has either topics or ‘Any’, which sends none', async () => {
    const { form } = await writing()
    await fillAll(form)
    await tick(form, 'Any')
    expect((await field(form, 'Books')).checked).to.equal(false)
    await tick(form, 'Arts')
    expect((await field(form, 'Any')).checked).to.equal(false)
    await tick(form, 'Any')
    expect((await field(form, 'Arts')).checked).to.equal(false)
    await until(
      () => answered(AGES).some(({ query }) => !query?.['topics_id[]']),
      'the age ranges of any topic',
    )
    answer(POST, { success: true, data: POSTED })
    await press(form, 'Post')
    await until(() => answered(POST).length === 1, 'it to be posted')
    expect(answered(POST)[0]?.body.topics).to.deep.equal([])
  })

  it('says that no topic is chosen once the topics are left, and not on the way through them', async () => {
    const { form } = await writing()
    const [any, books] = [await field(form, 'Any'), await field(form, 'Books')]
    any.focus()
    books.focus()
    expect(visibleText(form)).not.to.include('At least one reason must be selected')
    ;(await field(form, 'Classroom Name')).focus()
    await see(form, 'At least one reason must be selected')
  })

  it('asks for the age ranges of the topics, and for the courses of both', async () => {
    const { form } = await writing()
    await see(form, 'Select topics first.')
    await tick(form, 'Books')
    await see(form, 'Select an age range first.')
    await offers(form, 'Age Range', '7-10 years old')
    await fill(form, 'Age Range', '2')
    await offers(form, 'Course', COURSE.name)
    expect(answered(AGES).map(({ query }) => query)).to.deep.equal([{ 'topics_id[]': '2' }])
    expect(answered(COURSES).map(({ query }) => query)).to.deep.equal([
      { 'topics_id[]': '2', age_range_id: '2' },
    ])
  })

  it('drops what does not belong to other topics, and says so at its field', async () => {
    const { form } = await writing()
    await fillAll(form)
    answer(COURSES, { success: true, data: [] })
    await tick(form, 'Arts')
    await see(form, 'Course field is required')
    await see(form, 'There is no course for these topics and this age range.')
    answer(AGES, { success: true, data: [ages[1] as never] })
    await tick(form, 'Books', false)
    await see(form, 'Field required.')
    expect((await field(form, 'Age Range')).value).to.equal('')
    expect((await field(form, 'Classroom Name')).value).to.equal(' Wave Readers ')
  })

  it('selects ‘Not applicable’ where no age range applies', async () => {
    const { form } = await writing()
    answer(AGES, { success: true, data: [] })
    await tick(form, 'Arts')
    await offers(form, 'Age Range', 'Not applicable')
    expect((await field(form, 'Age Range')).disabled).to.equal(true)
    await offers(form, 'Course', COURSE.name)
    expect(answered(COURSES).map(({ query }) => query)).to.deep.equal([{ 'topics_id[]': '1' }])
    await fill(form, 'Classroom Name', 'Wave Readers')
    await fill(form, 'Description', 'Who paints the sea?')
    await fill(form, 'Course', '31')
    answer(POST, { success: true, data: POSTED })
    await press(form, 'Post')
    await until(() => answered(POST).length === 1, 'it to be posted')
    expect(answered(POST)[0]?.body.age_range_id).to.equal(null)
  })

  it('says that the courses did not come, and asks again', async () => {
    const { form } = await writing()
    answer(COURSES, refusal(''), { status: 500 })
    await tick(form, 'Books')
    await offers(form, 'Age Range', '7-10 years old')
    await fill(form, 'Age Range', '2')
    await see(form, /Course ?: This could not be loaded/)
    answer(COURSES, { success: true, data: [COURSE] })
    await press(form, 'Retry')
    await offers(form, 'Course', COURSE.name)
  })

  for (const [what, message, code, shown] of [
    ['the subscription has ended', said.subscriptionEnded, EXCHANGE_EXPIRED, said.subscriptionEnded],
    ['as many wait as may', said.full, LIBRARY_REQUESTS_FULL, said.full],
    ['the server fails', '', undefined, 'Error saving the request.'],
  ] as const) {
    it(`loses nothing where ${what}`, async () => {
      const { element, form } = await writing()
      await fillAll(form)
      answer(POST, refusal(message, code), { status: code ? 422 : 500 })
      await press(form, 'Post')
      await see(element, shown)
      await press(await modal(element, 'New Request'), code ? 'OK' : 'Cancel')
      const again = await modal(element, 'New Request')
      expect((await field(again, 'Classroom Name')).value).to.equal(' Wave Readers ')
      expect((await field(again, 'Course')).value).to.equal('31')
    })
  }

  it('says at its field what the server finds wrong', async () => {
    const { form } = await writing()
    await fillAll(form)
    const sentence = 'This course does not belong to these topics and this age range.'
    answer(POST, refusal('', undefined, { course_id: [sentence] }), { status: 422 })
    await press(form, 'Post')
    await see(form, sentence)
    expect((await field(form, 'Course')).value).to.equal('31')
  })

  it('is posted by Enter, and once', async () => {
    const { form } = await writing()
    await fillAll(form)
    const comes = hold(POST, { success: true, data: POSTED })
    form.querySelector('form')?.requestSubmit()
    await see(form, 'Posting')
    form.querySelector('form')?.requestSubmit()
    comes()
    await until(() => answered(POST).length === 1, 'it to be posted')
  })

  it('keeps what is typed in the tab, tells the page of it, and can begin anew', async () => {
    const { element, form } = await writing()
    const busy: boolean[] = []
    element.addEventListener('cx-busy-changed', event =>
      busy.push((event as CustomEvent<{ busy: boolean }>).detail.busy),
    )
    await fill(form, 'Description', 'Who reads by the sea?')
    await tick(form, 'Books')
    await until(() => busy.length === 1, 'the page to hear of it')
    await press(form, 'Cancel')
    await allClosed()
    expect(busy).to.deep.equal([true, false])
    await press(element, 'New Request')
    const again = await modal(element, 'New Request')
    expect((await field(again, 'Description')).value).to.equal('Who reads by the sea?')
    expect((await field(again, 'Books')).checked).to.equal(true)
    await press(again, 'Discard Changes')
    expect((await field(again, 'Description')).value).to.equal('')
  })
})
