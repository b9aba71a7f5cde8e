import { expect } from '@open-wc/testing'
import { paths, pathTo } from '../../src/core/navigation/paths.ts'

describe('pathTo', () => {
  const cases: [path: string, expected: string][] = [
    [pathTo('classrooms'), '/'],
    [pathTo('classroom', { classroomId: 7 }), '/classroom/7'],
    [pathTo('classroom', { classroomId: 7 }, { tab: 'tasks' }), '/classroom/7?tab=tasks'],
    [pathTo('editClassroom', { classroomId: 7 }), '/classroom/7/edit'],
    [pathTo('taskDetail', { classroomId: 7, teacherActionId: 9 }), '/classroom/7/9/task-detail'],
    [pathTo('connections'), '/connections'],
    [pathTo('connections', {}), '/connections'],
    [pathTo('connections', { invitationId: 4 }), '/connections/4'],
    [
      pathTo('recoverPassword', { token: 'a/b?c' }, { email: 'a+b@c.test' }),
      '/security/recover-password/a%2Fb%3Fc?email=a%2Bb%40c.test',
    ],
    [
      pathTo('login', {}, { redirect: '/classroom/7?tab=tasks' }),
      '/security/login?redirect=%2Fclassroom%2F7%3Ftab%3Dtasks',
    ],
    [
      pathTo('classroom', { classroomId: 7 }, { tab: null, open_chat: undefined, collapseInformation: true }),
      '/classroom/7?collapseInformation=true',
    ],
  ]
  for (const [path, expected] of cases) {
    it(`makes ${expected}`, () => expect(path).to.equal(expected))
  }

  it('gives no two routes one path', () => {
    expect(new Set(Object.values(paths)).size).to.equal(Object.keys(paths).length)
  })
})
