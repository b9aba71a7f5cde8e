import type { Plant } from '../../scripts/mutate/plant.ts'

/** The message board: who sees a comment, who decides about it, and what is taken. */
export const plants: Plant[] = [
  {
    bug: 'comments that wait are shared',
    in: 'server',
    text: 'const isShared: SQL = sql`written.status = ${SHARED_COMMENT_STATUS}`',
    becomes: "const isShared: SQL = sql`written.status in (${SHARED_COMMENT_STATUS}, 'pending')`",
  },
  {
    bug: 'teachers see what waits at the partner’s',
    in: 'server',
    text: "(written.classroom_id = ${classroomId} and written.status <> 'deleted')",
    becomes: "(written.status <> 'deleted')",
  },
  {
    bug: 'students see what waits of others',
    in: 'server',
    text: "(written.student_id = ${studentId} and written.status <> 'deleted')",
    becomes: "(${studentId}::int > 0 and written.status <> 'deleted')",
  },
  {
    bug: 'teachers moderate the partner’s students',
    in: 'server',
    text: 'eq(messageComments.classroom_id, id),\n',
    becomes: '',
  },
  {
    bug: 'a deleted comment comes back',
    in: 'server',
    text: 'inArray(messageComments.status, [...commentStatusesBefore(status)]),',
    becomes: '',
  },
  {
    bug: 'a comment is written below a message of strangers',
    in: 'server',
    text: "if (!(await isOnBoard(transaction, student, message_id))) throw refuse('notFound')\n",
    becomes: '',
  },
  {
    bug: 'a message takes any file of anybody',
    in: 'server',
    text: 'if (own.size < names.length)',
    becomes: 'if (own.size < 0)',
  },
  {
    bug: 'the link of a message stays as it was written',
    in: 'server',
    text: 'links: attached.links.map(({ label, url }) => ({ label: label.trim(), url: normalLink(url) ?? url })),',
    becomes: 'links: attached.links.map(({ label, url }) => ({ label: label.trim(), url })),',
  },
  {
    bug: 'a student writes below a message of an expired exchange',
    in: 'server',
    text: "if (student.is_exchange_expired) throw refuse('exchangeExpired') const issue",
    becomes: 'const issue',
  },
]
