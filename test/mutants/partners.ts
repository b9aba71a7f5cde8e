import type { Plant } from '../../scripts/mutate/plant.ts'

/** Partners: who is found, what a request can become, and what accepting one does. */
export const plants: Plant[] = [
  {
    bug: 'disabled teachers are found',
    in: 'server',
    text: 'sql`(${t}.disabled_at is null and ${t}.email_verified_at is not null',
    becomes: 'sql`(${t}.email_verified_at is not null',
  },
  {
    bug: 'teachers of the own country are found',
    in: 'server',
    text: 'and t.country_id is distinct from ${country_id}::int',
    becomes: 'and ${country_id}::int is not null',
  },
  {
    bug: 'expired classrooms are found',
    in: 'server',
    text: "sql`(p.status = 'alone' and (c.expire_at is null or c.expire_at > ${now}))`",
    becomes: "sql`(p.status = 'alone' and ${now} is not null)`",
  },
  {
    bug: 'a filter without values lets nothing through',
    in: 'server',
    text: 'given[name].length > 0 ? [sql`and ${filters[name].column}',
    becomes: 'given[name].length >= 0 ? [sql`and ${filters[name].column}',
  },
  {
    bug: 'what was taken back counts as an answer',
    in: 'server',
    text: "where q.status in ('accepted', 'declined') and q.invited",
    becomes: "where q.status in ('accepted', 'declined', 'cancelled') and q.invited",
  },
  {
    bug: 'a last name is told to strangers',
    in: 'server',
    text: "concat_ws(' ', ${t}.first_name, nullif(left(${t}.last_name, 1), '') || '.')",
    becomes: "concat_ws(' ', ${t}.first_name, ${t}.last_name)",
  },
  {
    bug: 'one’s own request is accepted by oneself',
    in: 'src',
    text: "sent: { pending: ['resend', 'cancel'],",
    becomes: "sent: { pending: ['resend', 'cancel', 'accept'],",
  },
  {
    bug: 'a declined request cannot be sent again',
    in: 'src',
    text: "declined: ['resend'], cancelled: ['resend']",
    becomes: "declined: [], cancelled: ['resend']",
  },
  {
    bug: 'a request of two others is read',
    in: 'server',
    text: 'where q.id = ${id} and ${viewerId} in (q.teacher_id, q.invited_teacher_id)`',
    becomes: 'where q.id = ${id} and ${viewerId}::int > 0`',
  },
  {
    bug: 'two wait for each other’s classrooms',
    in: 'server',
    text: 'and coalesce(q.classroom_id = ${invited}, true)',
    becomes: 'and q.classroom_id < 0',
  },
  {
    bug: 'the surplus is not returned',
    in: 'server',
    text: 'if (amount < 0) await returnTokens(transaction, entry)',
    becomes: 'if (amount < 0) return',
  },
  {
    bug: 'the other teacher pays nothing',
    in: 'server',
    text: 'await settle(transaction, own, other) await settle(transaction, other, own)',
    becomes: 'await settle(transaction, own, other)',
  },
  {
    bug: 'who lacks the tokens asks all the same',
    in: 'server',
    text: 'if (other) await checkTokens(transaction, own, other)\n',
    becomes: '',
  },
  {
    bug: 'other requests wait on after one was accepted',
    in: 'server',
    text: 'await cancelOthers(transaction, id, [own.id, other.id])\n',
    becomes: '',
  },
  {
    bug: 'a request is sent again without end',
    in: 'server',
    text: "if (held.sends >= CONNECTION_SENDS_MAX) throw refuse('sentEnough')\n",
    becomes: '',
  },
  {
    bug: 'groups that both have asked for are not opened',
    in: 'server',
    text: 'await openAgreed(transaction, own.id)\n    await tell',
    becomes: 'await tell',
  },
  {
    bug: 'an expired classroom becomes a partner',
    in: 'server',
    text: "if (!other || isExpired(other)) throw refuse('partnerUnavailable')",
    becomes: "if (!other) throw refuse('partnerUnavailable')",
  },
  {
    bug: 'teachers who are not there any more become partners',
    in: 'server',
    text: 'other.may_be_met &&\n',
    becomes: '',
  },
  {
    bug: 'a report is kept of who has no partner',
    in: 'server',
    text: "if (!partner) throw refuse('notPaired')\n    return",
    becomes:
      'if (!partner) return { partner_teacher_id: 1, partner_classroom_id: null, classroom_id: id, connection_request_id: null }\n    return',
  },
  {
    bug: 'a classroom is created for a request that nobody can accept',
    in: 'server',
    text: 'if (tied) await meetForRequest(transaction, teacher, tied)\n',
    becomes: '',
  },
  {
    bug: 'who accepts chooses what the other teacher pays',
    in: 'server',
    text: 'await checkAgreed(transaction, id, own.id)\n',
    becomes: '',
  },
  {
    bug: 'a teacher is written to without end by asking anew',
    in: 'server',
    text: "if (toThem.isOver) throw refuse('askedEnough')\n",
    becomes: '',
  },
  {
    bug: 'a name is an address in a mail to a stranger',
    in: 'server',
    text: String.raw`\.(?=[^\d\s])`,
    becomes: String.raw`\.(?=[])`,
  },
]
