import { answer } from '../../support/answer.ts'
import { aPiece, PARTNERS } from '../../support/desk-stage.tsx'
import { expectAccessibleLooks } from '../../support/looks.ts'
import { press, see, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { ANSWER, PARTNERS as PARTNERS_LIST, RIVER, STREET, serverHas } from './a-submission-list.ts'

describe('the desk of <cx-submissions>', () => {
  afterEach(unmountAll)

  it('is accessible in both brands, light and dark', async () => {
    signedIn()
    const river = { ...RIVER, teacher_comment: 'Well done', viewers: [{ id: 4, full_name: 'Ana Ruiz' }] }
    const posts = [river, STREET, ANSWER]
    serverHas(posts)
    await expectAccessibleLooks(
      'cx-submissions',
      async element => {
        await see(element, 'Ana Ruiz is looking at this.')
        await press(element, 'Next submission')
        await press(element, 'Block')
        await see(element, 'is blocked now.')
        // for the next look
        serverHas(posts)
      },
      'classroom-id="7" submission-id="31"',
    )
  }).timeout(90_000)

  it('is accessible for posts of the partner, light and dark', async () => {
    signedIn()
    serverHas([])
    const flag = {
      state: 'answered' as const,
      answer: 'We have talked to the school.',
      reasons: ['doxing' as const],
      created_at: '2025-10-06T08:00:00.000Z',
    }
    const post = aPiece(90, { status: 'approved', flag })
    answer(PARTNERS_LIST, { success: true, data: [post] })
    answer(PARTNERS, { success: true, data: post })
    await expectAccessibleLooks(
      'cx-submissions',
      element => see(element, 'Answer: We have talked to the school.'),
      'classroom-id="7" submission-id="90" partner',
    )
  }).timeout(90_000)
})
