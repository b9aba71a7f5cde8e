import { expect } from '@open-wc/testing'
import { routes } from '../../host/routes.ts'
import { withoutSecrets } from '../../host/without-secrets.ts'
import type { RouteName } from '../../src/core/navigation/paths.ts'

type Values = Record<string, string>

const SECRET = 'kCz6xH0w_b3-Vq8YtLm2Rj7nPd5sFg1a'

const cases: [route: RouteName, params: Values, query: Values, path: string | null][] = [
  ['recoverPassword', { token: SECRET }, { email: 'a@b.test' }, '/security/recover-password/-'],
  ['createAccount', {}, { email: 'a@b.test' }, '/security/create-account'],
  ['createAccount', {}, { players: '' }, null],
  [
    'recoverPassword',
    { token: SECRET },
    { email: 'a@b.test', 'players-trust': '1' },
    '/security/recover-password/-?players-trust=1',
  ],
  ['recoverPassword', { token: SECRET }, {}, '/security/recover-password/-'],
  ['recoverPassword', { token: '-' }, { email: 'a@b.test' }, '/security/recover-password/-'],
  ['recoverPassword', { token: '-' }, {}, null],
  ['verificationAccount', {}, { url: `https://x/7/${SECRET}` }, '/security/verification-account'],
  [
    'verificationAccount',
    {},
    { url: `https://x/7/${SECRET}`, 'players-trust': '1' },
    '/security/verification-account?players-trust=1',
  ],
  ['verificationAccount', {}, { url: '' }, '/security/verification-account'],
  ['verificationAccount', {}, {}, null],
  ['loginAsTeacher', {}, { admin_token: SECRET, teacher_token: SECRET }, '/security/login-as-teacher'],
  ['login', {}, { redirect: '/classroom/7' }, null],
  ['classroom', { classroomId: '7' }, { tab: 'tasks', url: 'x', email: 'y' }, null],
]

describe('the address of a page with secrets', () => {
  for (const [route, params, query, path] of cases) {
    it(`of ${route} with ${JSON.stringify({ ...params, ...query })} becomes ${path ?? 'itself'}`, () => {
      const bare = withoutSecrets(route, params, query)
      expect(bare).to.equal(path)
      expect(bare ?? '').not.to.include(SECRET)
    })
  }

  it('has nothing that its element is to show and cannot get', () => {
    for (const { secrets = [], attributes = [], tag } of Object.values(routes)) {
      if (tag) expect(attributes).to.include.members([...secrets])
    }
  })
})
