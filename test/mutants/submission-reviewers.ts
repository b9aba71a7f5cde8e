import type { Plant } from '../../scripts/mutate/plant.ts'

/** What whoever reviews submissions is told of them, and what of theirs the others are told. */
export const plants: Plant[] = [
  {
    bug: 'any post of any school is listed where it is named',
    in: 'server',
    text: 'sql`p.classroom_id = ${id} and (${isAsked(asked)} or p.id = ${submissionId}::int)`',
    becomes: 'sql`p.classroom_id = ${id} and ${isAsked(asked)} or p.id = ${submissionId}::int`',
  },
  {
    bug: 'the partner is told who of the other school looks at a post',
    in: 'server',
    text: 'where v.submission_id = p.id and p.classroom_id = ${id} and',
    becomes: 'where v.submission_id = p.id and ${id}::int > 0 and',
  },
  {
    bug: 'the name of a group goes to the partner before its teacher has approved it',
    in: 'server',
    text: 'or ${student}.is_approved_name then ${name}',
    becomes: 'or ${student}.id > 0 then ${name}',
  },
  {
    bug: 'one who leaves takes everybody’s sign away',
    in: 'server',
    text: 'and(eq(post, submission_id), eq(who, teacher_id), eq(classroom_id, id))',
    becomes: 'and(eq(post, submission_id), ne(who, -teacher_id), eq(classroom_id, id))',
  },
  {
    bug: 'who goes on looking counts as gone',
    in: 'server',
    text: 'set: { seen_until },',
    becomes: 'set: { classroom_id: id },',
  },
  {
    bug: 'each sign of an assistant has the teacher’s list told anew',
    in: 'server',
    text: "table: 'submission_viewers', on: ['insert', 'delete'],",
    becomes: "table: 'submission_viewers', on: ['insert', 'update', 'delete'],",
  },
  {
    bug: 'a list is right for longer than those who look at its posts',
    in: 'server',
    text: 'row.viewed_until ?? FOR_EVER',
    becomes: '(row.viewed_until ?? 0) + FOR_EVER',
  },
  {
    bug: 'what a classmate has posted keeps a post from being undone',
    in: 'server',
    text: 'where other.student_id = p.student_id and other.task_id = p.task_id',
    becomes: 'where other.task_id = p.task_id',
  },
  {
    bug: 'what was blocked does not become so again where another stands',
    in: 'server',
    text: 'made.from_status in (${STANDING}) and exists (',
    becomes: 'exists (',
  },
  {
    bug: 'an exchange is over by the subscription of the assistant',
    in: 'server',
    text: 'if (isExchangeExpired(found.owner, found))',
    becomes: 'if (isExchangeExpired(teacher, found))',
  },
  {
    bug: 'a flag has the date of the one whose place it has taken',
    in: 'server',
    text: 'classroom_id = excluded.classroom_id, created_at = now()',
    becomes: 'classroom_id = excluded.classroom_id',
  },
  {
    bug: 'an operator’s flag is shown to the teacher',
    in: 'server',
    text: 'and f.operator is not distinct from ${operator}::text order by f.id desc limit 1',
    becomes: "and ${operator ?? ''}::text <> ' ' order by f.id desc limit 1",
  },
  {
    bug: 'a list has what its task asks for with each post',
    in: 'server',
    text: 'hasPrompts = false,',
    becomes: 'hasPrompts = true,',
  },
  {
    bug: 'an assistant is sent the same list again and again',
    in: 'server',
    text: 'if (freshUntil > 0) {',
    becomes: 'if (freshUntil >= 0) {',
  },
]
