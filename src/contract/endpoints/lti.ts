import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { OneTimeCode, Secret } from '../entities/credentials.ts'
import { Nullable } from '../entities/nullable.ts'
import { Id } from '../entities/reference.ts'
import { LTI_CODE_MAX_CHARACTERS } from '../limits/lti.ts'

const Ticket = Secret({
  minLength: 1,
  maxLength: LTI_CODE_MAX_CHARACTERS,
  description: 'that the page of a launch was given',
})
const Proof = Secret({
  minLength: 1,
  maxLength: LTI_CODE_MAX_CHARACTERS,
  description: 'that the browser has kept since the login began',
})

/** Where a launch leads: a screen, or the choice of a link. */
const Screen = { classroom_id: Nullable(Id), message: Type.Enum(['link', 'deep']) }

const OpenLaunch = Type.Object({
  state: Type.Literal('open'),
  code: OneTimeCode,
  full_name: Type.String({ description: 'who is signed in by it' }),
  ...Screen,
})

/** Pages that a learning platform has launched (LTI 1.3); only our own pages call these. 403 with code 180 for whoever may not. */
export const ltiEndpoints = {
  'POST /api/teacher/lti/launches': {
    summary:
      'Tells once what a launch opens: a screen with a code to sign in with, or what is to be done first.',
    spec: 'docs/decisions/lti.md',
    access: 'anyone',
    body: Type.Object({
      ticket: Ticket,
      proof: Type.Optional(Proof),
      has_storage: Type.Optional(
        Type.Boolean({
          default: true,
          description: 'whether the browser keeps things for this page: the one that began has a proof then',
        }),
      ),
    }),
    data: Type.Union([
      OpenLaunch,
      Type.Object({
        state: Type.Literal('connect', { description: 'who launched has no account here that is known' }),
        platform: Type.String(),
        school: Nullable(Type.String({ description: 'whose teachers it connects; null: everybody' })),
        may_connect: Type.Boolean({ description: 'whether this is the browser that began' }),
      }),
      Type.Object({
        state: Type.Literal('confirm', { description: 'nothing tells that this is the browser that began' }),
        full_name: Type.String(),
      }),
    ]),
  },
  'POST /api/teacher/lti/launches/confirmed': {
    summary: 'Opens a launch whose name somebody has read and confirmed.',
    spec: 'docs/decisions/lti.md',
    access: 'anyone',
    body: Type.Object({ ticket: Ticket }),
    data: OpenLaunch,
  },
  'POST /api/teacher/lti/links': {
    summary: 'Connects the user of the platform who launched with the teacher who is signed in.',
    spec: 'docs/decisions/lti.md',
    access: 'teacher',
    body: Type.Object({ ticket: Ticket }),
    data: Type.Object(Screen),
  },
  'POST /api/teacher/lti/links/end': {
    summary: 'Ends that connection, so that another account can be connected; also hours after the launch.',
    spec: 'docs/decisions/lti.md',
    access: 'teacher',
    body: Type.Object({ ticket: Ticket }),
  },
  'POST /api/teacher/lti/deep-links': {
    summary: 'Signs what was chosen, for the page to hand to the platform.',
    spec: 'docs/decisions/lti.md',
    access: 'teacher',
    body: Type.Object({
      ticket: Ticket,
      items: Type.Array(Type.Object({ classroom_id: Nullable(Id) }), {
        maxItems: 1,
        description: 'a classroom, or null for the list of them; none where nothing was chosen',
      }),
    }),
    data: Type.Object({
      return_url: Type.String(),
      jwt: Secret({ description: 'to be posted there as JWT' }),
    }),
  },
} as const satisfies EndpointMap
