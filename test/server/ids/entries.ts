import { EMAIL_NOT_VERIFIED } from '../../../src/contract/error-codes/accounts.ts'
import { CLASSROOM_FORBIDDEN } from '../../../src/contract/error-codes/classrooms.ts'
import { mailTo, verificationParts } from '../../support/mails.ts'
import type { Answer, TestApp } from '../../support/server.ts'
import type { IdField, Malformed } from './id-fields.ts'

export interface World {
  server: TestApp
  /** Access tokens of a teacher and of somebody whom they share a class pairing with. */
  own: string
  partner: string
  /** Of somebody who has nothing to do with either. */
  foreign: string
}

/** Value, the status that it gets, and the code where one belongs to it. */
export type Case = readonly [value: string, status: number, code?: number]

export interface Entry {
  call: (world: World, value: string) => Promise<Answer>
  /** Null where nobody owns such a thing, which the entry says why. */
  cases: (world: World) => Promise<Record<'own' | 'partner' | 'foreign' | 'missing', Case | null>>
  /** What a malformed value gets; 422 unless told. */
  refused?: Partial<Record<Malformed, number>>
}

const LIST = 'GET /api/teacher/classrooms'
const NOTIFICATIONS = 'GET /api/teacher/notifications'
const MISSING = '2147483647'

async function classroomOf({ server }: World, token: string, name?: string): Promise<string> {
  const { body } = await server.call<{ id: number; name: string }[]>(LIST, { token })
  const found = body.data.find(classroom => !name || classroom.name === name)
  if (!found) throw new Error(`no classroom ${name ?? ''}`)
  return String(found.id)
}

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

/** Each field that names a thing, with what a teacher gets for it; a new one without an entry fails the test. */
export const entries: Record<IdField, Entry> = {
  'GET /api/teacher/classrooms/{id} params.id': {
    call: ({ server, own }, value) => server.call(`${LIST}/${value}`, { token: own }),
    cases: async world => ({
      own: [await classroomOf(world, world.own), 200],
      partner: [await classroomOf(world, world.partner, 'Inglés 1B'), 403, CLASSROOM_FORBIDDEN],
      foreign: [await classroomOf(world, world.foreign), 403, CLASSROOM_FORBIDDEN],
      missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
    }),
  },

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

  // a page belongs to nobody: it shows the caller's own rows, and none past the last
  'GET /api/teacher/notifications query.page': {
    call: ({ server, own }, value) => server.call(`${NOTIFICATIONS}?page=${value}`, { token: own }),
    cases: async () => ({ own: ['1', 200], partner: null, foreign: null, missing: [MISSING, 200] }),
  },
}
