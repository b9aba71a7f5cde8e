import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { LTI_DEEP_DATA_MAX_CHARACTERS, LTI_URL_MAX_CHARACTERS } from '../../../src/contract/limits/lti.ts'
import { DEEP_LINKING_CLAIM, LTI_CLAIM } from './claim-names.ts'
import { Words } from './words.ts'

const PREFIX = `${LTI_CLAIM}/`

/** Some platforms send hundreds: of the course, of the institution, of the system. */
const ROLES_MAX = 1_000

/** What is read of a token whoever made it. */
const TokenClaims = Type.Object({
  iat: Type.Number(),
  exp: Type.Number(),
  nbf: Type.Optional(Type.Number()),
  nonce: Type.String(),
  sub: Type.Optional(Words),
})

/**
 * What is read of a launch (1EdTech, LTI 1.3 core, section 5). Nothing else is looked at, kept or told: names, emails and
 * pictures may be there or not.
 */
const OwnClaims = Type.Object({
  version: Type.Literal('1.3.0'),
  message_type: Type.String(),
  deployment_id: Words,
  target_link_uri: Type.Optional(Type.String({ maxLength: LTI_URL_MAX_CHARACTERS })),
  roles: Type.Optional(Type.Array(Type.String(), { maxItems: ROLES_MAX })),
  /** The course that it comes from. */
  context: Type.Optional(Type.Unknown()),
})

/** How a link is to be chosen (1EdTech, deep linking 2.0, 4.4.1). */
const DEEP = `${DEEP_LINKING_CLAIM}/deep_linking_settings`
const DeepSettings = Type.Object({
  deep_link_return_url: Type.String({ maxLength: LTI_URL_MAX_CHARACTERS, pattern: '^[^\\u0000]+$' }),
  accept_types: Type.Array(Type.String()),
  data: Type.Optional(Type.String({ maxLength: LTI_DEEP_DATA_MAX_CHARACTERS, pattern: '^[^\\u0000]*$' })),
})

const [tokenClaims, ownClaims, deepSettings] = [
  Compile(TokenClaims),
  Compile(OwnClaims),
  Compile(DeepSettings),
]

export type LaunchClaims = Static<typeof TokenClaims> &
  Static<typeof OwnClaims> & { deep: Static<typeof DeepSettings> | null }

/** The claims of a launch, LTI's own without what stands before their names; null when it is no launch. */
export function readClaims(payload: Record<string, unknown>): LaunchClaims | null {
  const deep = payload[DEEP]
  const own = Object.fromEntries(
    Object.entries(payload)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, value]) => [name.slice(PREFIX.length), value]),
  )
  if (!tokenClaims.Check(payload) || !ownClaims.Check(own)) return null
  const { iat, exp, nbf, nonce, sub } = payload
  return {
    ...own,
    ...{ iat, exp, nonce },
    ...(nbf === undefined ? {} : { nbf }),
    ...(sub === undefined ? {} : { sub }),
    deep: deepSettings.Check(deep) ? deep : null,
  }
}
