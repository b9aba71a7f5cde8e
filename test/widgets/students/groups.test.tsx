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

  it('opens it once the exchange has expired, when nobody can approve a name any more', async () => {
    const element = await show({ students: [WAITING], classroom: { ...GROUPS, status: 'expired' } })
    await byRole(element, 'link', 'Group 2')
    expect(visibleText(element)).not.to.include('Waits for the approval of its name')
  })

  it('names the group of the partner that each works with, once that name is approved', async () => {
    const partner_name = 'Condors'
    const students = [
      { ...KITES, partner_name, partner_is_approved_name: true },
      { ...WAITING, partner_name: 'Pumas', partner_is_approved_name: false },
    ]
    const element = await show({ students, classroom: GROUPS })
    await see(element, 'Works with Condors')
    expect(visibleText(element)).not.to.include('Pumas')
  })

  it('has room for 15 groups, and says so', async () => {
    const students = Array.from({ length: 15 }, (_, index) => ({ ...KITES, id: 100 + index }))
    const element = await show({ students, classroom: GROUPS, operator: 'ops@demo.test' })
    await see(element, 'This classroom has its 15 groups. Delete one to add another.')
    expect(
      (await byRole(element, 'button', 'Add group')).matches(':disabled, [aria-disabled=true]'),
    ).to.equal(true)
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
