import { expect } from '@open-wc/testing'
import type { OwnFlag } from '../../../src/contract/entities/flag.ts'
import { answer, refusal } from '../../support/answer.ts'
import { byRole, see, unmountAll, visibleText } from '../../support/page.ts'
import { FLAGS, PARTNERS, place, serverHas, show, shows } from './a-submission-list.ts'
import { forgetView } from './view-steps.ts'

describe('what a teacher has flagged of the partner’s submissions', () => {
  beforeEach(forgetView)
  afterEach(unmountAll)

  it('stays readable with the answer where the post is shared no more, or gone', async () => {
    serverHas([])
    answer(PARTNERS, { success: true, data: [] })
    const flag: OwnFlag = {
      ...{ id: 3, student_submission_id: 90, is_shared: false, task_name: 'Our river' },
      ...{ state: 'answered', answer: 'It was taken down.', reasons: ['bullying'] },
      created_at: '2025-10-06T08:00:00.000Z',
    }
    const open: OwnFlag = { ...flag, id: 2, task_name: null, state: 'open', answer: null, reasons: ['other'] }
    answer(FLAGS, { success: true, data: [flag, open] })
    const element = place({ attributes: 'partner' })
    await see(element, 'What you have flagged')
    const text = visibleText(element)
    expect(text).to.include('Our river · not shared any more').and.include('A post that is gone')
    expect(text).to.include('You flagged this on 10/6/2025: Bullying.')
    expect(text).to.include('Answer: It was taken down.').and.include('It is being looked into.')
    await expect(element).to.be.accessible()
  })

  it('is no part of the own students’ list, and nothing where nothing was flagged', async () => {
    const { element } = await show()
    expect(visibleText(element)).not.to.include('What you have flagged')
    ;(await byRole(element, 'radio', 'Partner’s students')).click()
    await shows(element, 'Lea D')
    expect(visibleText(element)).not.to.include('What you have flagged')
  })

  it('says that it did not come', async () => {
    serverHas([])
    answer(FLAGS, refusal(''), { status: 500 })
    await see(place({ attributes: 'partner' }), 'What you have flagged could not be loaded.')
  })
})
