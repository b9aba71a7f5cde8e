import { expect } from '@open-wc/testing'
import { renew } from '../../../src/core/session/renew.ts'
import { answer } from '../../support/answer.ts'
import { failureOf } from '../../support/failure-of.ts'
import { signedIn, teacher } from '../../support/teacher.ts'

describe('tokens that are being replaced', () => {
  it('are not those of the teacher who signs in meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    answer('POST /api/teacher/token/refresh', async ({ body }) => {
      if (body.refreshToken === 'of-ada') await promise
      return {
        success: true,
        data: { token: `${body.refreshToken}-1`, refreshToken: `${body.refreshToken}-2` },
      }
    })
    const ada = failureOf(renew(signedIn({ id: 'ada', refreshToken: 'of-ada' })))
    const grace = renew(signedIn({ id: 'grace', refreshToken: 'of-grace', user: teacher({ id: 8 }) }))
    resolve()
    expect((await ada).kind).to.equal('session-ended')
    expect((await grace).session).to.include({ id: 'grace', token: 'of-grace-1' })
  })
})
