import { EMAIL_NOT_VERIFIED } from '../../../../src/contract/error-codes/accounts.ts'
import { mailTo, verificationParts } from '../../../support/mails.ts'
import { type Entries, MISSING, type World } from '../entry.ts'

/** A verification link of somebody who is not verified yet. */
async function linkOf({ server }: World, email: string) {
  await server.call('POST /api/teacher/accounts', {
    body: {
      email,
      password: 'Autumn.2025',
      privacy_policy_agree: true,
      terms_of_use_agree: true,
      is_players: false,
    },
  })
  return verificationParts(await mailTo(server, email))
}

const verify = ({ server }: World, a: string, b: string) =>
  server.call(`POST /api/teacher/accounts/verify/${a}/${b}`)

let secretOfA = ''
let ownerOfB = ''

export const entries: Entries = {
  'POST /api/teacher/accounts/verify/{a}/{b} params.a': {
    call: (world, value) => verify(world, value, secretOfA),
    async cases(world) {
      const mine = await linkOf(world, 'ids-a@school.test')
      const theirs = await linkOf(world, 'ids-other@school.test')
      secretOfA = mine.b
      return {
        own: [mine.a, 200],
        partner: null,
        foreign: [theirs.a, 404, EMAIL_NOT_VERIFIED],
        missing: [MISSING, 404, EMAIL_NOT_VERIFIED],
      }
    },
  },

  'POST /api/teacher/accounts/verify/{a}/{b} params.b': {
    call: (world, value) => verify(world, ownerOfB, value),
    async cases(world) {
      const mine = await linkOf(world, 'ids-b@school.test')
      const theirs = await linkOf(world, 'ids-another@school.test')
      ownerOfB = mine.a
      return {
        own: [mine.b, 200],
        partner: null,
        foreign: [theirs.b, 404, EMAIL_NOT_VERIFIED],
        missing: ['nobody-has-this-secret', 404, EMAIL_NOT_VERIFIED],
      }
    },
    // a secret is text of any kind: what is not one of ours is unknown
    refused: { negative: 404, zero: 404, 'too big': 404, fraction: 404, text: 404, encoded: 404 },
  },
}
