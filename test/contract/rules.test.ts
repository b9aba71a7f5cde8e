import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type UserTypeSlug, userTypeSlugs } from '../../src/contract/entities/user.ts'
import { classroomFiltersFor, isValueFilter } from '../../src/contract/rules/classroom-filters.ts'
import { classroomStatus } from '../../src/contract/rules/classroom-status.ts'
import { canOpenTab, tabsInBar } from '../../src/contract/rules/classroom-tabs.ts'
import {
  type ExpiryOwner,
  exchangeExpiresAt,
  isExchangeExpired,
} from '../../src/contract/rules/exchange-expiry.ts'
import { statusHoldsUntil } from '../../src/contract/rules/next-status-change.ts'
import { offeredSubjects } from '../../src/contract/rules/offered-subjects.ts'
import { progress, progressSegments, shownProgress } from '../../src/contract/rules/progress.ts'
import { isDemo, isIndependent, isLibrarian } from '../../src/contract/rules/user-types.ts'

const at = (text: string) => Date.parse(text)

function owner(slug: UserTypeSlug, ends: { library?: string | null; own?: string | null } = {}): ExpiryOwner {
  return {
    user_type: { slug },
    school: { librarian_subscription: ends.library === undefined ? null : { end_date: ends.library } },
    independent_subscription: ends.own === undefined ? null : { end_date: ends.own },
  }
}

describe('expiry of an exchange', () => {
  const expire_at = '2026-05-01T12:00:00.000Z'
  const cases: [string, ExpiryOwner, string | null, string, boolean][] = [
    ['a teacher before expire_at', owner('teacher'), expire_at, '2026-05-01T12:00:00.000Z', false],
    ['a teacher after it', owner('teacher'), expire_at, '2026-05-01T12:00:00.001Z', true],
    ['a teacher without one', owner('teacher'), null, '2099-01-01', false],
    [
      'a teacher whose school library ended',
      owner('teacher', { library: '2020-01-01' }),
      null,
      '2026-05-01',
      false,
    ],
    [
      'a librarian on the last day',
      owner('teacher-librarian', { library: '2026-05-01' }),
      null,
      '2026-05-01T23:59:59.999Z',
      false,
    ],
    [
      'a librarian on the day after',
      owner('teacher-librarian', { library: '2026-05-01' }),
      null,
      '2026-05-02',
      true,
    ],
    [
      'a librarian, whose own end wins',
      owner('teacher-librarian', { library: '2027-01-01' }),
      expire_at,
      '2026-06-01',
      false,
    ],
    ['a librarian without a subscription', owner('teacher-librarian'), expire_at, '2026-06-01', true],
    [
      'a librarian without an end',
      owner('teacher-librarian', { library: null }),
      expire_at,
      '2026-04-01',
      false,
    ],
    [
      'independent on the last day',
      owner('independent-teacher', { own: '2026-05-01' }),
      null,
      '2026-05-01T20:00Z',
      false,
    ],
    [
      'independent on the day after',
      owner('independent-teacher-language', { own: '2026-05-01' }),
      null,
      '2026-05-02',
      true,
    ],
    [
      'independent, expire_at says nothing',
      owner('independent-teacher', { own: '2027-01-01' }),
      expire_at,
      '2026-06-01',
      false,
    ],
    [
      'independent without an end',
      owner('independent-teacher-players', { own: null }),
      null,
      '2020-01-01',
      true,
    ],
    ['independent without a subscription', owner('independent-teacher'), null, '2020-01-01', true],
  ]
  for (const [what, who, expires, now, expired] of cases) {
    it(`${what}: ${expired ? 'over' : 'on'}`, () => {
      assert.equal(isExchangeExpired(who, { expire_at: expires }, at(now)), expired)
      assert.equal(at(now) > exchangeExpiresAt(who, { expire_at: expires }), expired)
    })
  }
})

describe('status of a classroom', () => {
  const dates = { start_date: '2026-03-01', end_date: '2026-05-30', expire_at: '2027-03-01T00:00:00.000Z' }
  const cases: [string, string][] = [
    ['2026-02-28T23:59:59.999Z', 'not_started'],
    ['2026-03-01T00:00:00.000Z', 'active'],
    ['2026-05-30T23:59:59.999Z', 'active'],
    ['2026-05-31T00:00:00.000Z', 'concluded'],
    ['2027-03-01T00:00:00.000Z', 'concluded'],
    ['2027-03-01T00:00:00.001Z', 'expired'],
  ]
  for (const [now, status] of cases) {
    it(`is ${status} at ${now}`, () =>
      assert.equal(classroomStatus(owner('teacher'), dates, at(now)), status))
  }

  it('is expired before it starts when the subscription ends first', () => {
    assert.equal(classroomStatus(owner('independent-teacher'), dates, at('2026-01-01')), 'expired')
  })

  it('holds until the very moment at which it changes, and not a millisecond longer', () => {
    let now = at('2026-01-10T08:00:00.000Z')
    const seen: string[] = []
    for (;;) {
      const status = classroomStatus(owner('teacher'), dates, now)
      seen.push(status)
      const until = statusHoldsUntil(owner('teacher'), dates, now)
      if (until === Number.POSITIVE_INFINITY) break
      assert.equal(classroomStatus(owner('teacher'), dates, until), status)
      assert.notEqual(classroomStatus(owner('teacher'), dates, until + 1), status)
      now = until + 1
    }
    assert.deepEqual(seen, ['not_started', 'active', 'concluded', 'expired'])
  })
})

describe('progress', () => {
  const cases: [Parameters<typeof progress>[0] & object, [number, number, number, number]][] = [
    [{ submitted: 10, approved: 50, blocked: 5 }, [35, 10, 50, 5]],
    [{ approved: 100 }, [0, 0, 100, 0]],
    [{}, [100, 0, 0, 0]],
    [{ submitted: 'many', approved: Number.NaN, blocked: null }, [100, 0, 0, 0]],
    [{ submitted: -5, approved: 140 }, [0, 0, 100, 0]],
    [{ submitted: 50, approved: 100, blocked: 50 }, [0, 0, 100, 0]],
    [{ submitted: 50, approved: 40, blocked: 50 }, [0, 50, 40, 10]],
    [{ to_do: 77, submitted: 10 } as object, [90, 10, 0, 0]],
  ]
  for (const [answer, [to_do, submitted, approved, blocked]] of cases) {
    it(`of ${JSON.stringify(answer)}`, () => {
      assert.deepEqual(progress(answer), { to_do, submitted, approved, blocked })
    })
  }
  it('of nothing is all to do', () => assert.equal(progress(null).to_do, 100))
})

describe('the percents that are printed', () => {
  const table: [string, Parameters<typeof progress>[0], [number, number, number, number]][] = [
    ['what the three leave is To-do', { submitted: 22.4, approved: 46.3, blocked: 4 }, [28, 22, 46, 4]],
    ['from 0.5 they are rounded', { submitted: 0.5, approved: 1.4, blocked: 0 }, [98, 1, 1, 0]],
    ['under 0.5 is 0', { submitted: 0.4, approved: 0, blocked: 0.49 }, [100, 0, 0, 0]],
    ['what is no number counts as 0', { submitted: 'many', approved: 30, blocked: null }, [70, 0, 30, 0]],
    ['a To-do that comes is not believed', { to_do: 90, approved: 100 } as object, [0, 0, 100, 0]],
    ['no answer is all To-do', null, [100, 0, 0, 0]],
    ['nothing to do stays 0', { submitted: 33.4, approved: 33.3, blocked: 33.3 }, [0, 34, 33, 33]],
    ['two halves are no 101', { submitted: 33.5, approved: 33.5, blocked: 33 }, [0, 33, 34, 33]],
    ['the largest gives way', { submitted: 0.5, approved: 99.5, blocked: 0 }, [0, 1, 99, 0]],
    ['hardly anything to do is 1', { submitted: 33.5, approved: 33.5, blocked: 32.5 }, [1, 32, 34, 33]],
    [
      'they total 100 though each is rounded',
      { submitted: 12.5, approved: 37.5, blocked: 0.6 },
      [48, 13, 38, 1],
    ],
    ['one sixth each', { submitted: 16.67, approved: 16.67, blocked: 16.67 }, [49, 17, 17, 17]],
    ['a quarter each', { submitted: 25, approved: 25, blocked: 25 }, [25, 25, 25, 25]],
    ['more than all there is', { submitted: 50, approved: 40, blocked: 50 }, [0, 50, 40, 10]],
  ]
  for (const [what, answer, [to_do, submitted, approved, blocked]] of table) {
    it(what, () => assert.deepEqual(shownProgress(answer), { to_do, submitted, approved, blocked }))
  }

  it('total 100, each near what it is, for every answer in steps of 0.7', () => {
    for (let submitted = 0; submitted <= 100; submitted += 0.7) {
      for (let approved = 0; submitted + approved <= 100; approved += 0.7) {
        const answer = { submitted, approved, blocked: (100 - submitted - approved) / 3 }
        const exact = progress(answer)
        const shown = shownProgress(answer)
        assert.equal(
          progressSegments.reduce((sum, id) => sum + shown[id], 0),
          100,
        )
        for (const id of progressSegments) {
          assert.ok(Math.abs(shown[id] - exact[id]) <= 1.5, `${id} ${exact[id]} as ${shown[id]}`)
          assert.ok(exact[id] >= 0.5 || shown[id] === 0, `${id} ${exact[id]} as ${shown[id]}`)
        }
      }
    }
  })
})

describe('the subjects that a person can look for', () => {
  const subjects = [1, 2, 3, 4, 5, 6, 7].map(id => ({ id }))
  const table: [UserTypeSlug, number[], number[]][] = [
    ['teacher', [], [1, 2]],
    ['teacher-demo', [], [1, 2]],
    ['teacher-librarian', [], [1, 2, 3, 4]],
    ['independent-teacher', [], [5]],
    ['independent-teacher-language', [6], [6]],
    ['independent-teacher-players', [5], [5, 7]],
    ['teacher', [2, 2], [2, 1]],
    ['teacher', [4, 2], [2, 4, 1]],
    ['teacher-librarian', [3], [3, 1, 2, 4]],
    ['teacher', [99], [1, 2]],
  ]
  for (const [slug, own, offered] of table) {
    it(`of a ${slug} with classrooms of [${own}] are ${offered}`, () => {
      const classrooms = own.map(id => ({ subject: { id } }))
      const ids = offeredSubjects({ user_type: { slug } }, subjects, classrooms).map(({ id }) => id)
      assert.deepEqual(ids, offered)
    })
  }
})

describe('kinds of teachers', () => {
  for (const slug of userTypeSlugs) {
    it(slug, () => {
      const user = { user_type: { slug } }
      assert.equal(isLibrarian(user), slug === 'teacher-librarian')
      assert.equal(isDemo(user), slug === 'teacher-demo')
      assert.equal(isIndependent(user), slug.startsWith('independent-'))
      assert.equal(classroomFiltersFor(user).some(isValueFilter), !slug.startsWith('independent-'))
    })
  }
})

describe('tabs of a classroom', () => {
  const cases: [number | null, number, boolean][] = [
    [1, 1, true],
    [1, 2, true],
    [1, 3, false],
    [null, 1, false],
  ]
  for (const [course_id, course_student_group_type_id, hasStudents] of cases) {
    it(`course ${course_id}, group type ${course_student_group_type_id}`, () => {
      const classroom = { course_id, course_student_group_type_id }
      const tabs = tabsInBar(classroom)
      assert.equal(tabs.includes('students'), hasStudents)
      assert.equal(tabs.includes('message-board'), false)
      assert.equal(canOpenTab('students', classroom), hasStudents)
      assert.equal(canOpenTab('message-board', classroom), true)
      for (const none of ['nothing', '', null, undefined]) assert.equal(canOpenTab(none, classroom), false)
    })
  }
})
