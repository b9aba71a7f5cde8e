import type { Plant } from '../../scripts/mutate/plant.ts'

/** Sessions that the backends of embedding pages hand over. */
export const plants: Plant[] = [
  {
    bug: 'a page may ask for codes with the secret',
    in: 'server',
    text: "if (caller !== undefined) throw refuse('secretInBrowser')",
    becomes: 'void caller',
  },
  {
    bug: 'wrong secrets are not counted',
    in: 'server',
    text: 'await allowAttempt(transaction, [{ ...WRONG_SECRETS, scope }])',
    becomes: 'void allowAttempt',
  },
  {
    bug: 'a right secret leaves the wrong ones counted',
    in: 'server',
    text: 'if (found) await forgetAttempts(transaction, { forget: [scope] })',
    becomes: 'void forgetAttempts',
  },
  {
    bug: 'the secret is not looked at',
    in: 'server',
    text: 'eq(sessionClients.secret_hash, hashOf(secret)),',
    becomes: 'hashOf(secret) ? undefined : undefined,',
  },
  {
    bug: 'a client that has ended goes on',
    in: 'server',
    text: 'isNull(sessionClients.ended_at),\n      ),',
    becomes: '),',
  },
  {
    bug: 'a client has codes for pages of all origins',
    in: 'server',
    text: "if (page === null || !client.origins.includes(page)) throw refuse('originOfNoPage')",
    becomes: "if (page === null) throw refuse('originOfNoPage')",
  },
  {
    bug: 'a client of one school signs in the teachers of others',
    in: 'server',
    text: 'and (client.school_id is null or client.school_id = t.school_id)',
    becomes: 'and client.id > 0',
  },
  {
    bug: 'a code is given for an email that nobody has verified',
    in: 'server',
    text: 't.disabled_at is null and t.email_verified_at is not null',
    becomes: 't.disabled_at is null',
  },
  {
    bug: 'a code is given for a teacher who is disabled',
    in: 'server',
    text: 't.disabled_at is null and t.email_verified_at is not null',
    becomes: 't.email_verified_at is not null',
  },
  {
    bug: 'a page of any origin uses a code',
    in: 'server',
    text: "if (origin !== caller) throw refuse('sessionCodeOfOtherOrigin')",
    becomes: 'void caller',
  },
  {
    bug: 'a code is good twice',
    in: 'server',
    text: 'and c.used_at is null and c.expires_at > now()',
    becomes: 'and c.expires_at > now()',
  },
  {
    bug: 'a code is good for ever',
    in: 'server',
    text: 'select origin from session_codes where code_hash = ${hashOf(code)} and used_at is null and expires_at > now()',
    becomes: 'select origin from session_codes where code_hash = ${hashOf(code)} and used_at is null',
  },
  {
    bug: 'a code outlives its client',
    in: 'server',
    text: 'where client.id = c.client_id and (client.ended_at is not null\n              or (',
    becomes: 'where client.id = c.client_id and (false\n              or (',
  },
  {
    bug: 'a code outlives the school of its teacher',
    in: 'server',
    text: 'client.school_id is not null and client.school_id is distinct from enabled.school_id',
    becomes: 'client.school_id is null and client.school_id is distinct from enabled.school_id',
  },
  {
    bug: 'a code of the service itself is good for nobody',
    in: 'server',
    text: 'and not exists (select 1 from session_clients client\n            where client.id = c.client_id',
    becomes: 'and exists (select 1 from session_clients client\n            where client.id = c.client_id',
  },
  {
    bug: 'a code signs a teacher in who was disabled since',
    in: 'server',
    text: 'enabled as (select id, school_id from teachers\n          where id in (select teacher_id from given) and disabled_at is null',
    becomes:
      'enabled as (select id, school_id from teachers\n          where id in (select teacher_id from given)',
  },
  {
    bug: 'a code is used in pages of any origin',
    in: 'server',
    text: 'c.teacher_id = enabled.id and c.origin = ${origin}\n',
    becomes: "c.teacher_id = enabled.id and ${origin} <> ''\n",
  },
  {
    bug: 'codes of a teacher who was disabled are good again when they are not',
    in: 'server',
    text: 'await endSessionCodes(transaction, teacherId)',
    becomes: 'void endSessionCodes',
  },
  {
    bug: 'a sign-in that stands alone is silent about a code of no use',
    in: 'src',
    text: '{refusedCode && ( <p className="cx-trouble login-refused" role="alert"> {refusedCode} </p> )}',
    becomes: '',
  },
  {
    bug: 'why a code was of no use is told after somebody has signed in and left',
    in: 'src',
    text: "stop()\n    $refused.set('')",
    becomes: 'stop()',
  },
  {
    bug: 'whoever was signed in is told of the code when they leave',
    in: 'src',
    text: 'if ($current.get()) return\n  $refused.set(sentence)',
    becomes: '$refused.set(sentence)',
  },
  {
    bug: 'the codes of everybody end with those of one teacher',
    in: 'server',
    text: 'where teacher_id = ${teacherId} and used_at is null`',
    becomes: 'where ${teacherId}::int > 0 and used_at is null`',
  },
  {
    bug: 'guesses at one client count for all',
    in: 'server',
    text: "tokens.blind('session-client', String(client_id), ip)",
    becomes: "tokens.blind('session-client', ip)",
  },
  {
    bug: 'the end of a client ends all',
    in: 'server',
    text: '.where(and(eq(sessionClients.id, id), isNull(sessionClients.ended_at)))',
    becomes: '.where(isNull(sessionClients.ended_at))',
  },
]
