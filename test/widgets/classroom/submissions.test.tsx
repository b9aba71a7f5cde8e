import { expect } from '@open-wc/testing'
import { CLASSROOM_FORBIDDEN } from '../../../src/contract/error-codes/classrooms.ts'
import { storage } from '../../../src/core/storage.ts'
import { answer, refusal } from '../../support/answer.ts'
import { nextEvent, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { atDesk, serverHas as hasSubmissions, THREE } from '../submissions/a-submission-list.ts'
import { CLASSROOM, type ClassroomElement, place, serverHas } from './a-classroom.ts'

async function open(attributes = 'tab="submissions"'): Promise<ClassroomElement> {
  signedIn({ user: teacher() })
  serverHas()
  hasSubmissions(THREE)
  const element = place(`classroom-id="7" ${attributes}`)
  await see(element, 'QX7-KLM')
  return element
}

const inner = (element: Element) => element.shadowRoot?.querySelector('cx-submissions')

describe('the tab Submissions', () => {
  beforeEach(() => storage('local').remove('cx-submissions-view'))
  afterEach(unmountAll)

  it('shows the submissions in the classroom’s own look, without a frame and a heading of its own', async () => {
    const element = await open('tab="submissions" brand="players" theme="dark"')
    await see(element, '3 submissions')
    expect(inner(element)).to.include({ brand: 'players', theme: 'dark', classroomId: 7 })
    expect(inner(element)?.shadowRoot?.querySelectorAll('h2')).to.have.length(0)
    await expect(element).to.be.accessible()
  })

  it('begins with the filter of the address, and opens the submission that it names', async () => {
    const element = await open('tab="submissions" filter-by="pending" submission-id="32"')
    await atDesk(inner(element) as Element, 'Omar K')
    await press(element, 'Back to the list')
    await until(() => element.submissionId === undefined)
    await see(element, 'Ines M')
    expect(inner(element)).to.include({ filterBy: 'pending' })
  })

  it('opens a submission in its place where no page takes the person there, and says so', async () => {
    const element = await open()
    await press(element, 'Omar K, My street')
    await until(() => element.submissionId === 32)
    await atDesk(inner(element) as Element, 'Omar K')
  })

  it('asks the page for a submission with the information as it is', async () => {
    const element = await open('tab="submissions" collapse-information')
    const asked = nextEvent<{ path: string }>(document, 'cx-navigate')
    element.addEventListener('cx-navigate', event => event.preventDefault())
    await press(element, 'Ines M, Our river')
    expect((await asked).detail.path).to.equal(
      '/classroom/7?tab=submissions&submissionId=31&collapseInformation=true',
    )
  })

  it('is all that an assistant is shown of a classroom', async () => {
    signedIn({ user: teacher() })
    hasSubmissions(THREE, { is_owner: false })
    answer(CLASSROOM, refusal('No.', CLASSROOM_FORBIDDEN), { status: 403 })
    const element = place('classroom-id="7" tab="submissions" filter-by="pending" submission-id="31"')
    await atDesk(await until(() => inner(element), 'the submissions'), 'Ines M')
    await press(element, 'Back to the list')
    await until(() => element.submissionId === undefined)
    await see(element, '1 submission')
    await seeNoMore(element, 'Classroom Error')
    await expect(element).to.be.accessible()
  })

  it('forgets the submission and the filter with the tab', async () => {
    const element = await open('tab="submissions" filter-by="pending"')
    await press(element, 'Ines M, Our river')
    await until(() => element.submissionId === 31)
    const changed = nextEvent<{ path: string }>(element, 'cx-tab-changed')
    await press(element, 'My Tasks')
    expect((await changed).detail.path).to.equal('/classroom/7?tab=tasks')
    expect(element).to.include({ submissionId: undefined, filterBy: undefined })
  })
})
