import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  LTI_ID_MAX_CHARACTERS,
  LTI_PAGE_ORIGINS_MAX,
  LTI_PLATFORM_NAME_MAX_CHARACTERS,
  LTI_URL_MAX_CHARACTERS,
} from '../../../src/contract/limits/lti.ts'
import { instant } from '../../db/columns.ts'
import { schools, teachers } from '../teachers/schema.ts'

/** Whether there is something in a text, and not more than there may be. */
const isLong = (column: AnyPgColumn, most: number): SQL =>
  sql`char_length(${column}) between 1 and ${sql.raw(String(most))}`

/** Learning platforms that may launch. A hosted one has an issuer for all its schools, and a client for each. */
export const ltiPlatforms = pgTable(
  'lti_platforms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The operator's word for it, which its teachers read. */
    name: text().notNull(),
    issuer: text().notNull(),
    client_id: text().notNull(),
    /** Where a browser is sent to be signed in there. */
    auth_url: text().notNull(),
    /** Where its public keys are. */
    jwks_url: text().notNull(),
    /** Whether these may be on this machine or in a network of ours: the operator has named them, or it is a demo. */
    may_be_here: boolean().notNull().default(false),
    /** Of its pages, which may show ours in a frame: origins, also of all names below one, `https://*.example.org`. */
    page_origins: jsonb().$type<string[]>().notNull(),
    /** Whether its first launch names the deployment, which nobody has said. */
    adopts_deployment: boolean().notNull().default(false),
    /** Whose teachers may connect; null where that is everybody. */
    school_id: integer().references(() => schools.id),
    created_at: instant().notNull().defaultNow(),
    ended_at: instant(),
  },
  table => [
    uniqueIndex('lti_platforms_client')
      .on(table.issuer, table.client_id)
      .where(sql`${table.ended_at} is null`),
    check('lti_platforms_name', isLong(table.name, LTI_PLATFORM_NAME_MAX_CHARACTERS)),
    check('lti_platforms_issuer', isLong(table.issuer, LTI_ID_MAX_CHARACTERS)),
    check('lti_platforms_client_id', isLong(table.client_id, LTI_ID_MAX_CHARACTERS)),
    check('lti_platforms_auth_url', isLong(table.auth_url, LTI_URL_MAX_CHARACTERS)),
    check('lti_platforms_jwks_url', isLong(table.jwks_url, LTI_URL_MAX_CHARACTERS)),
    check(
      'lti_platforms_page_origins',
      sql`jsonb_array_length(${table.page_origins}) between 1 and ${sql.raw(String(LTI_PAGE_ORIGINS_MAX))}`,
    ),
  ],
)

/** Installations of a tool in a platform: the boundary within which its user ids mean somebody. */
export const ltiDeployments = pgTable(
  'lti_deployments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    platform_id: integer()
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    deployment_id: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    ended_at: instant(),
  },
  table => [
    unique('lti_deployments_id').on(table.platform_id, table.deployment_id),
    check('lti_deployments_id_length', isLong(table.deployment_id, LTI_ID_MAX_CHARACTERS)),
  ],
)

/** Invitations to register a platform, each good once. */
export const ltiInvitations = pgTable(
  'lti_invitations',
  {
    code_hash: text().primaryKey(),
    /** What the platform is called from then on, and whose teachers may connect. */
    name: text().notNull(),
    school_id: integer().references(() => schools.id),
    expires_at: instant().notNull(),
    used_at: instant(),
    platform_id: integer().references(() => ltiPlatforms.id, { onDelete: 'set null' }),
  },
  table => [
    index('lti_invitations_expires').on(table.expires_at),
    check('lti_invitations_name', isLong(table.name, LTI_PLATFORM_NAME_MAX_CHARACTERS)),
  ],
)

/** Our own keys, with which platforms check what we sign. */
export const ltiKeys = pgTable('lti_keys', {
  kid: text().primaryKey(),
  public_jwk: jsonb().$type<Record<string, unknown>>().notNull(),
  /** Readable with the session secret alone. */
  sealed_private: text().notNull(),
  created_at: instant().notNull().defaultNow(),
  /** Since when nothing is signed with it any more; what was is checked for a day. */
  retired_at: instant(),
})

/** Where a link goes that somebody chooses, and what goes back with it. */
export interface DeepRequest {
  return_url: string
  data: string | null
}

/** Launches, from the login that begins each: who was signed in by which platform, and what was refused. */
export const ltiLaunches = pgTable(
  'lti_launches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    platform_id: integer()
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    state_hash: text().notNull().unique(),
    nonce_hash: text().notNull(),
    /** Of what the browser keeps from the login to the launch. */
    proof_hash: text().notNull(),
    /** A mac of the address and the browser that began. */
    place: text().notNull(),
    /** The frame of the platform that keeps the proof; null where it offers none. */
    storage_target: text(),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    used_at: instant(),
    /** The name of the refusal that it came to. */
    refused: text(),

    // what a launch that was found good has besides
    ticket_hash: text().unique(),
    ticket_until: instant(),
    deployment_id: integer().references(() => ltiDeployments.id, { onDelete: 'cascade' }),
    /** The platform's id of the user. */
    subject: text(),
    /** Whether it came from the address and the browser that began. */
    same_place: boolean(),
    /** Which classroom was asked for; null for the list of them. */
    classroom_id: integer(),
    /** Where the link goes that a teacher chooses, with what the platform has given for that; null where one is opened. */
    deep: jsonb().$type<DeepRequest>(),
    /** What ties it to the browser that began: 'proof', 'place' or 'none'. */
    bound: text(),
    teacher_id: integer().references(() => teachers.id, { onDelete: 'set null' }),
    /** In which session. */
    family_id: uuid(),
    opened_at: instant(),
  },
  table => [
    index('lti_launches_expires').on(table.expires_at),
    index('lti_launches_platform').on(table.platform_id, table.created_at),
    index('lti_launches_deployment').on(table.deployment_id),
    index('lti_launches_teacher').on(table.teacher_id),
    check('lti_launches_storage_target', isLong(table.storage_target, LTI_ID_MAX_CHARACTERS)),
    check('lti_launches_subject', isLong(table.subject, LTI_ID_MAX_CHARACTERS)),
    check('lti_launches_bound', sql`${table.bound} in ('proof', 'place', 'none')`),
    // a ticket is that of a launch that was found good, whose state is used up by then
    check(
      'lti_launches_ticket',
      sql`num_nulls(${table.ticket_hash}, ${table.ticket_until}, ${table.deployment_id}, ${table.subject}, ${table.same_place}) in (0, 5)
        and (${table.ticket_hash} is null or (${table.used_at} is not null and ${table.refused} is null))`,
    ),
    check(
      'lti_launches_opened',
      sql`(${table.bound} is null or ${table.ticket_hash} is not null) and (${table.opened_at} is null or (${table.bound} is not null and ${table.family_id} is not null))`,
    ),
  ],
)

/** Who a user of a platform is here. */
export const ltiLinks = pgTable(
  'lti_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    deployment_id: integer()
      .notNull()
      .references(() => ltiDeployments.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    teacher_id: integer()
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant().notNull().defaultNow(),
  },
  table => [
    unique('lti_links_subject').on(table.deployment_id, table.subject),
    index('lti_links_teacher').on(table.teacher_id),
    check('lti_links_subject_length', isLong(table.subject, LTI_ID_MAX_CHARACTERS)),
  ],
)
