import { expect } from '@open-wc/testing'
import { REMOVED_STUDENTS_KEPT_DAYS } from '../../src/contract/limits/students.ts'
import { platform } from '../../src/core/platform.ts'
import { DeleteStudentQuestion } from '../../src/parts/students/profile/delete-student-question.tsx'
import { answer, answered, refusal } from '../support/answer.ts'
import { hasFocus, modal, sentences } from '../support/modals.ts'
import { byRole, press, see, seeNoMore } from '../support/page.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'
import { clear, show } from '../ui/show.tsx'

const REMOVE = 'DELETE /api/teacher/classrooms/{id}/students/{student_id}'
const SUPPORT = 'support@luv.example'

const classroom = { id: 7, course_student_group_type_id: 1 } as const
const groups = { id: 7, course_student_group_type_id: 2 } as const
const ada = { id: 3, full_name: 'Ada B' }
const owls = { id: 4, full_name: 'Night Owls' }

beforeEach(() => void signedIn())
afterEach(clear)

describe('the question before a student is deleted', () => {
  const { now } = platform
  afterEach(() => Object.assign(platform, { now }))

  function opened(student = ada, of: typeof classroom | typeof groups = classroom) {
    const heard: string[] = []
    const tell = (what: string) => () => void heard.push(what)
    const { host } = show(
      <DeleteStudentQuestion
        classroom={of}
        student={student}
        support={SUPPORT}
        onDeleted={tell('deleted')}
        onClose={tell('closed')}
      />,
    )
    return { host, heard }
  }

  it('says what goes, has the focus on Cancel, and deletes', async () => {
    answer(REMOVE, { success: true })
    // a day that does not end meanwhile
    const today = new Date(2025, 11, 20, 12)
    platform.now = () => today.getTime()
    const { host, heard } = opened()
    const dialog = await modal(host, 'Delete student')
    await see(dialog, 'Ada B and everything that this student has posted will be deleted.')
    const last = new Date(today)
    last.setDate(last.getDate() + REMOVED_STUDENTS_KEPT_DAYS)
    const day = `${last.getMonth() + 1}/${last.getDate()}/${last.getFullYear()}`
    await see(dialog, `You can bring them back until ${day}, under ‘Recently deleted’.`)
    await hasFocus(await byRole(dialog, 'button', 'Cancel'))
    await expect(host).to.be.accessible()
    await press(dialog, 'Delete student')
    await until(() => heard.length > 0, 'the answer')
    expect(heard).to.deep.equal(['deleted'])
    expect(answered(REMOVE)[0]?.params).to.deep.equal({ id: 7, student_id: 3 })
  })

  it('speaks of a group where it is one, and deletes nothing when it is left', async () => {
    const { host, heard } = opened(owls, groups)
    await see(await modal(host, 'Delete group'), 'this group has posted')
    await press(host, 'Cancel')
    expect([heard, answered(REMOVE).length]).to.deep.equal([['closed'], 0])
  })

  it('says that it may be tried again where the server has failed', async () => {
    answer(REMOVE, refusal('The list is locked.'), { status: 503 })
    const { host } = opened()
    await modal(host, 'Delete student')
    await press(host, 'Delete student')
    await see(host, 'The list is locked. Please try again.')
    await byRole(host, 'button', 'Retry')
  })

  it('leads to support where the server refuses', async () => {
    const arranged = 'The groups of this classroom are arranged by our team. Please contact support.'
    answer(REMOVE, refusal(arranged, 72), { status: 403 })
    const { host, heard } = opened(owls, groups)
    await modal(host, 'Delete group')
    await press(host, 'Delete group')
    await see(host, arranged)
    expect(sentences(await modal(host, 'Delete group'))).to.deep.equal([arranged, SUPPORT])
    await seeNoMore(host, 'Retry')
    await expect(host).to.be.accessible()
    expect(heard).to.deep.equal([])
  })
})
