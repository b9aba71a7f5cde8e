import { expect } from '@open-wc/testing'
import { byRole, see, unmountAll, visibleText } from '../../support/page.ts'
import { all, aStudent, show } from './a-list.ts'

const GROUPS = { course_student_group_type_id: 2 as const }
const KITES = aStudent({ first_name: 'Kites', last_initial: '', full_name: 'Kites' })
const WAITING = aStudent({ id: 12, full_name: 'Group 2', is_approved_name: false })

describe('the list of groups', () => {
  afterEach(unmountAll)

  it('speaks of groups, without initials, import and export', async () => {
    const element = await show({ students: [KITES], classroom: GROUPS })
    await see(element, '1 group')
    await byRole(element, 'table', 'Groups')
    for (const word of ['Import list', 'Export', 'Add group', 'Add student'])
      expect(visibleText(element)).not.to.include(word)
  })

  it('opens no profile before a name is approved', async () => {
    const element = await show({ students: [KITES, WAITING], classroom: GROUPS })
    await see(element, 'Waits for the approval of its name')
    expect(all(element, 'a.name').map(({ textContent }) => textContent)).to.deep.equal(['Kites'])
  })

  for (const [who, operator, items] of [
    ['a teacher', undefined, ['Edit name', 'Reset password']],
    ['an operator at work as the teacher', 'ops@demo.test', ['Edit name', 'Reset password', 'Delete']],
  ] as const) {
    it(`offers ${who} ${items.join(', ')}`, async () => {
      const element = await show({
        students: [KITES],
        classroom: GROUPS,
        ...(operator && { operator }),
      })
      const menu = await byRole(element, 'button', 'Actions for Kites')
      menu.click()
      await see(element, 'Reset password')
      expect(all(element, '[role=menuitem]').map(({ textContent }) => textContent)).to.deep.equal(items)
      expect(visibleText(element).includes('Add group')).to.equal(operator !== undefined)
    })
  }

  it('says what comes first where there are none yet', async () => {
    await see(await show({ students: [], classroom: GROUPS }), 'No groups yet')
  })
})
