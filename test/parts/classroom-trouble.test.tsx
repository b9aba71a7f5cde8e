import { expect } from '@open-wc/testing'
import '../../src/widgets/choose-course/element.ts'
import '../../src/widgets/edit-classroom/element.ts'
import { answer, refusal } from '../support/answer.ts'
import { servesClassroomLists } from '../support/classroom-lists.ts'
import { aCourse } from '../support/courses.ts'
import { allClosed, modal, openModals } from '../support/modals.ts'
import { nextPath } from '../support/navigation.ts'
import { byRole, mount, nextEvent, press, see, unmountAll } from '../support/page.ts'
import { signedIn } from '../support/teacher.ts'
import { aClassroom, CLASSROOM } from '../widgets/classroom/a-classroom.ts'

const COURSES = 'GET /api/teacher/courses'
const FORBIDDEN = 'You do not have rights for the selected classroom...'
const OWN_SENTENCE = 'An error happen when try to fetch classroom data.'

const elements = [
  ['cx-choose-course', 'A Day in My Life'],
  ['cx-edit-classroom', 'EDIT LUV CLASSROOM'],
] as const

for (const [tag, shown] of elements) {
  const place = () => mount(`<${tag} classroom-id="7"></${tag}>`)

  describe(`<${tag}> whose classroom cannot be shown`, () => {
    beforeEach(() => {
      servesClassroomLists()
      signedIn()
      answer(COURSES, { success: true, data: [aCourse()] })
    })
    afterEach(unmountAll)

    const forbidden = () => answer(CLASSROOM, refusal('No.', 10), { status: 403 })

    it('opens the modal Classroom Error for one of somebody else, tells the page, and leads back', async () => {
      forbidden()
      const told = nextEvent(document, 'cx-classroom-error')
      const element = place()
      expect((await told).detail).to.deep.equal({ message: FORBIDDEN, error_code: 10 })
      const dialog = await modal(element, 'Classroom Error')
      await see(dialog, FORBIDDEN)
      await expect(element).to.be.accessible()
      const path = nextPath(element)
      await press(dialog, 'Back')
      expect(await path).to.equal('/')
    })

    it('says so in its place when the modal is closed, with the way back and no useless attempt', async () => {
      forbidden()
      const element = place()
      await press(await modal(element, 'Classroom Error'), 'Close')
      await allClosed()
      await see(element, FORBIDDEN)
      await byRole(element, 'link', 'My Classrooms')
      expect(element.shadowRoot?.querySelectorAll('button')).to.have.length(0)
      await expect(element).to.be.accessible()
    })

    it('opens no modal where the page takes care of it', async () => {
      forbidden()
      const element = place()
      element.addEventListener('cx-classroom-error', event => event.preventDefault())
      await see(element, FORBIDDEN)
      expect(openModals(element)).to.deep.equal([])
    })

    it('opens the modal where it did not come, tells the page, and tries again from there', async () => {
      answer(CLASSROOM, refusal('The service is away.'), { status: 503 })
      const told = nextEvent(document, 'cx-classroom-error')
      const element = place()
      expect((await told).detail).to.deep.equal({ message: 'The service is away.', error_code: undefined })
      const dialog = await modal(element, 'Classroom Error')
      await see(dialog, 'The service is away.')
      await expect(element).to.be.accessible()
      answer(CLASSROOM, { success: true, data: aClassroom({ fixed_course: null }) })
      await press(dialog, 'Retry')
      await see(element, shown)
      await allClosed()
    })

    it('keeps the words and another attempt in its place when the modal is closed', async () => {
      answer(CLASSROOM, refusal(''), { status: 500 })
      const element = place()
      await press(await modal(element, 'Classroom Error'), 'OK')
      await allClosed()
      await see(element, OWN_SENTENCE)
      await press(element, 'Retry')
      await see(await modal(element, 'Classroom Error'), OWN_SENTENCE)
    })
  })
}
