import { expect } from '@open-wc/testing'
import type { Course } from '../../src/contract/entities/course.ts'
import { CourseList, type CourseListProps } from '../../src/parts/courses/course-list.tsx'
import { answer, answered, hold } from '../support/answer.ts'
import { aCourse, browserShowsPdfs, documentsAre, manyCourses } from '../support/courses.ts'
import { focused, modal } from '../support/modals.ts'
import { byRole, press, see, seeNoMore, visibleText } from '../support/page.ts'
import { refuseFrame } from '../support/refuse-frame.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'
import { clear, show } from '../ui/show.tsx'

const COURSES = 'GET /api/teacher/courses'

function open(props: Partial<CourseListProps> = {}) {
  signedIn()
  const chosen: Course[] = []
  let skipped = 0
  const { host } = show(
    <CourseList
      subjectId={1}
      isLibrarian={false}
      onChoose={course => void chosen.push(course)}
      onSkip={() => {
        skipped += 1
      }}
      {...props}
    />,
  )
  return { host, chosen, skipped: () => skipped }
}

const serverHas = (...data: Course[]) => answer(COURSES, { success: true, data })
const buttons = (host: Element, name: string) =>
  [...(host.shadowRoot?.querySelectorAll('button') ?? [])].filter(
    button => button.textContent?.trim() === name,
  )

/** How a button is drawn, by which one that cannot be pressed is told from the others. */
function colorsOf(button: Element | undefined) {
  if (!button) throw new Error('there is no such button')
  const { color, backgroundColor } = getComputedStyle(button)
  return { color, backgroundColor }
}

describe('the choice of a course', () => {
  let documents = { asked: [] as string[], restore: () => {} }
  beforeEach(() => {
    documents = documentsAre({
      '/files/courses/course-1.pdf': 'application/pdf',
      '/files/courses/picture.webp': 'image/webp',
    })
  })
  afterEach(() => {
    clear()
    documents.restore()
  })

  it('shows the top three, the others on Show More, and goes on with the first that came', async () => {
    serverHas(...manyCourses(5))
    const { host } = open()
    await see(host, 'Course 3')
    expect(visibleText(host)).not.to.contain('Course 4')
    await expect(host).to.be.accessible()
    await press(host, 'Show More')
    await see(host, 'Course 5')
    expect(buttons(host, 'Show More')).to.have.length(0)
    await until(() => focused()?.closest('article')?.textContent?.includes('Course 4'), 'the focus')
    expect(answered(COURSES).map(({ url }) => url.search)).to.deep.equal(['?subject_id=1'])
  })

  it('offers no Show More where three are all', async () => {
    serverHas(...manyCourses(3))
    const { host } = open()
    await see(host, 'Course 3')
    expect(buttons(host, 'Show More')).to.have.length(0)
  })

  it('asks for those of a classroom', async () => {
    serverHas(aCourse())
    const { host } = open({ subjectId: null, classroomId: 7 })
    await see(host, 'A Day in My Life')
    expect(answered(COURSES).map(({ url }) => url.search)).to.deep.equal(['?classroom_id=7'])
  })

  it('tells what a course is like, its name cut after 32 letters', async () => {
    serverHas(aCourse({ name: 'My Street, Your Street: Neighbours Near and Far' }))
    const { host } = open()
    await see(host, 'My Street, Your Street: Neighbou…')
    await see(host, 'Everyday Life')
    await see(host, '5 weeks')
    await see(host, '2 tasks')
    await see(host, 'Novice')
    const heading = host.shadowRoot?.querySelector('h3 [title]')
    expect(heading?.getAttribute('title')).to.equal('My Street, Your Street: Neighbours Near and Far')
    expect(heading?.textContent).to.contain('Neighbours Near and Far')
  })

  it('says ADD TO CLASSROOM to teachers and SELECT COURSE to librarians, and hands on what is chosen', async () => {
    serverHas(aCourse())
    const teachers = open()
    await press(teachers.host, 'ADD TO CLASSROOM')
    expect(teachers.chosen.map(({ id }) => id)).to.deep.equal([1])
    clear()
    const librarians = open({ isLibrarian: true })
    await press(librarians.host, 'SELECT COURSE')
    expect(librarians.chosen).to.have.length(1)
  })

  it('goes on without one', async () => {
    serverHas(aCourse())
    const { host, skipped } = open()
    await see(host, 'A Day in My Life')
    await press(host, 'Skip')
    expect(skipped()).to.equal(1)
    clear()
    const { host: must } = open({ onSkip: undefined as never })
    await see(must, 'A Day in My Life')
    expect(buttons(must, 'Skip')).to.have.length(0)
  })

  it('lets nothing else be pressed while a course, or none, is being saved', async () => {
    serverHas(...manyCourses(2))
    const { host, chosen, skipped } = open({ choosingId: 2 })
    await see(host, 'Course 2')
    const [first, second] = [
      ...(host.shadowRoot?.querySelectorAll<HTMLButtonElement>('article .cx-button-soft') ?? []),
    ]
    expect(first?.disabled).to.equal(true)
    expect(colorsOf(first), 'what cannot be pressed').not.to.deep.equal(colorsOf(second))
    expect(second?.getAttribute('aria-disabled')).to.equal('true')
    second?.click()
    buttons(host, 'Skip')[0]?.click()
    expect([chosen.length, skipped()]).to.deep.equal([0, 0])
    clear()
    const skipping = open({ isHeld: true })
    await see(skipping.host, 'Course 2')
    expect(buttons(skipping.host, 'Skip')[0]?.disabled).to.equal(true)
    expect(skipping.host.shadowRoot?.querySelectorAll('article .cx-button-soft:disabled')).to.have.length(2)
  })

  it('shows every letter of a level that takes several lines', async () => {
    serverHas(aCourse({ level: { id: 1, name: 'Intermediate, with a year of conversation '.repeat(6) } }))
    const { host } = open()
    await see(host, 'Intermediate')
    const facts = host.shadowRoot?.querySelector('.cx-course-facts')
    const text = document.createRange()
    text.selectNodeContents(facts?.lastElementChild?.firstChild ?? document)
    const lines = [...text.getClientRects()]
    expect(lines.length).to.be.at.least(2)
    const edge = facts?.getBoundingClientRect().left ?? Number.NaN
    for (const { left } of lines) expect(left).to.be.at.least(edge)
  })

  it('shows what is coming, and says when there is nothing', async () => {
    const come = hold(COURSES, { success: true, data: [] })
    const { host } = open()
    await until(() => (host.shadowRoot?.querySelectorAll('.cx-skeleton').length ?? 0) > 3, 'an outline')
    come()
    await see(host, 'NO COURSES FOUND')
    await see(host, 'No courses were found matching the entered criteria.')
    await expect(host).to.be.accessible()
  })

  it('offers another attempt where they could not be loaded', async () => {
    answer(COURSES, { success: false, message: 'Not now.' }, { status: 500 })
    const { host } = open()
    const told = await modal(host, 'The courses could not be loaded')
    await see(told, 'Not now. Please try again.')
    await expect(host).to.be.accessible()
    await press(told, 'Retry')
    const again = await modal(host, 'The courses could not be loaded')
    await press(again, 'OK')
    await see(host, 'Not now. Please try again.')
    serverHas(aCourse())
    await press(host, 'Retry')
    await see(host, 'A Day in My Life')
  })

  it('says what the catalogue says where the server gives no reason', async () => {
    answer(COURSES, { success: false, message: '' }, { status: 500 })
    const { host } = open()
    await see(await modal(host, 'The courses could not be loaded'), 'Error, Please try again.')
  })

  describe('and its documents', () => {
    it('are shown in the page where the browser has a viewer, with a link beside it', async () => {
      browserShowsPdfs(true)
      serverHas(aCourse())
      const { host } = open()
      await press(host, 'Course Details')
      const told = await modal(host, 'A Day in My Life')
      const frame = await until(() => told.querySelector('iframe'), 'a frame')
      expect(frame?.getAttribute('src')).to.match(/\/files\/courses\/course-1\.pdf\?expires=1&signature=a#/)
      expect(frame?.title).to.equal('Details of A Day in My Life')
      const link = (await byRole(told, 'link', 'Open in a new tab')) as HTMLAnchorElement
      expect(new URL(link.href).pathname).to.equal('/files/courses/course-1.pdf')
      expect(link.target).to.equal('_blank')
    })

    it('are a link where the page around allows no frame of them', async () => {
      browserShowsPdfs(true)
      serverHas(aCourse())
      const { host } = open()
      await press(host, 'Course Details')
      const told = await modal(host, 'A Day in My Life')
      await until(() => told.querySelector('iframe'), 'a frame')
      refuseFrame(location.origin)
      await see(told, 'This page does not allow documents inside it.')
      expect(told.querySelector('iframe')).to.equal(null)
      await byRole(told, 'link', 'Open in a new tab')
      await expect(told).to.be.accessible()
    })

    it('are a link where it has none', async () => {
      browserShowsPdfs(false)
      serverHas(aCourse())
      const { host } = open()
      await press(host, 'Course Details')
      const told = await modal(host, 'A Day in My Life')
      await see(told, 'This browser does not show documents inside a page.')
      expect(told.querySelector('iframe')).to.equal(null)
      await byRole(told, 'link', 'Open in a new tab')
      await expect(told).to.be.accessible()
    })

    it('are shown as a picture where they are one', async () => {
      serverHas(aCourse({ pdf_url: '/files/courses/picture.webp?expires=1&signature=a' }))
      const { host } = open()
      await press(host, 'Course Details')
      const told = await modal(host, 'A Day in My Life')
      const picture = await until(() => told.querySelector('img'), 'a picture')
      expect(picture?.alt).to.equal('Details of A Day in My Life')
    })

    it('are told to be gone with their address, and without what makes it a key', async () => {
      serverHas(aCourse({ id: 9 }))
      const { host } = open()
      await press(host, 'Course Details')
      const told = await modal(host, 'FILE NOT FOUND')
      await see(told, `${location.origin}/files/courses/course-9.pdf`)
      expect(visibleText(told)).not.to.contain('signature')
      await expect(told).to.be.accessible()
      await press(told, 'OK')
      await seeNoMore(host, 'FILE NOT FOUND')
    })

    it('are found under a new address when the old one has ended', async () => {
      documents.restore()
      documents = documentsAre({ '/files/courses/course-1.pdf?expires=2&signature=b': 'application/pdf' })
      browserShowsPdfs(true)
      serverHas(aCourse())
      const { host } = open()
      await see(host, 'A Day in My Life')
      serverHas(aCourse({ pdf_url: '/files/courses/course-1.pdf?expires=2&signature=b' }))
      await press(host, 'Course Details')
      const told = await modal(host, 'A Day in My Life')
      const frame = await until(() => told.querySelector('iframe'), 'a frame')
      expect(frame?.getAttribute('src')).to.contain('expires=2&signature=b')
      expect(documents.asked).to.deep.equal([
        'HEAD /files/courses/course-1.pdf',
        'HEAD /files/courses/course-1.pdf',
      ])
    })

    it('have the tasks in their place where there is none', async () => {
      serverHas(aCourse({ pdf_url: null }))
      const { host } = open()
      await press(host, 'Course Details')
      const told = await modal(host, 'A Day in My Life')
      await see(told, 'My morning')
      expect(documents.asked).to.deep.equal([])
    })
  })
})
