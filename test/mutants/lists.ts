import type { Plant } from '../../scripts/mutate/plant.ts'

/** Classrooms, notifications, alerts, and the question whether anything has changed. */
export const plants: Plant[] = [
  {
    bug: 'hidden tasks count as tasks',
    in: 'server',
    text: 'from own) and not t.is_hidden group by t.class_pairing_id',
    becomes: 'from own) group by t.class_pairing_id',
  },
  {
    bug: 'posts for hidden tasks count as asked for',
    in: 'server',
    text: 'not t.is_hidden and t.task_category not in ${WITHOUT_POSTS} and row_number()',
    becomes: 't.task_category not in ${WITHOUT_POSTS} and row_number()',
  },
  {
    bug: 'a share is rounded up, so that a third and two thirds make more than the whole',
    in: 'server',
    text: 'Math.floor((count / row.owed_count) * 10_000)',
    becomes: 'Math.ceil((count / row.owed_count) * 10_000)',
  },
  {
    bug: 'a post that waits hides one that was approved',
    in: 'server',
    text: "when 'approved' then 1 when 'pending' then 2",
    becomes: "when 'pending' then 1 when 'approved' then 2",
  },
  {
    bug: 'tasks without posts owe some',
    in: 'server',
    text: 'sum(1 + t.number_responses) filter (where t.task_category not in ${WITHOUT_POSTS})',
    becomes: 'sum(1 + t.number_responses)',
  },
  {
    bug: 'posts for tasks that ask for none count',
    in: 'server',
    text: 'not t.is_hidden and t.task_category not in ${WITHOUT_POSTS} and row_number()',
    becomes: 'not t.is_hidden and row_number()',
  },
  {
    bug: 'a group counts as one student',
    in: 'server',
    text: 'sum(s.members_number)::int as people',
    becomes: 'count(*)::int as people',
  },
  {
    bug: 'each member of a group owes a post',
    in: 'server',
    text: 'count(*)::int as posters, sum(',
    becomes: 'sum(s.members_number)::int as posters, sum(',
  },
  {
    bug: 'the school of a partner is called as its city',
    in: 'server',
    text: "'school_name', school.name,",
    becomes: "'school_name', school.city_name,",
  },
  {
    bug: 'the partner lives where their school is',
    in: 'server',
    text: "'city', partner.city_name,",
    becomes: "'city', school.city_name,",
  },
  {
    bug: 'a deleted post counts',
    in: 'server',
    text: "from own) and p.status <> 'deleted'",
    becomes: 'from own)',
  },
  {
    bug: 'a list holds the classrooms of all teachers',
    in: 'server',
    text: "from classrooms c where c.teacher_id = ${sql.placeholder('teacherId')} ${isSearch",
    becomes: 'from classrooms c where ${sql.placeholder("teacherId")}::int > 0 ${isSearch',
  },
  {
    bug: 'the search takes upper case for other letters',
    in: 'server',
    text: 'strpos(lower(${text} ${ANY_LANGUAGE}), lower(${part}::text ${ANY_LANGUAGE})) > 0',
    becomes: 'strpos(${text} ${ANY_LANGUAGE}, ${part}::text ${ANY_LANGUAGE}) > 0',
  },
  {
    bug: 'an alert is shown before it starts',
    in: 'server',
    text: 'open.filter(({ starts_at }) => starts_at.getTime() <= now)',
    becomes: 'open',
  },
  {
    bug: 'an answer without the coming alert stays fresh past its start',
    in: 'server',
    text: '[starts_at.getTime(), ends_at?.getTime() ?? 0]',
    becomes: '[ends_at?.getTime() ?? 0]',
  },
  {
    bug: 'a deleted notification raises no revision, so that it is shown on',
    in: 'server',
    text: "table: 'notifications', teachers:",
    becomes: "table: 'notifications', on: ['insert', 'update'], teachers:",
  },
  {
    bug: 'the unread count is that of the search',
    in: 'server',
    text: '(${unreadOf(teacherId)}) as unread_count',
    becomes:
      "(select count(*)::int from notifications n where ${which} and n.status = 'unread') as unread_count",
  },
  {
    bug: 'a list shows the notifications of all teachers',
    in: 'server',
    text: 'sql`n.teacher_id = ${teacherId}`,',
    becomes: 'sql`${teacherId}::int > 0`,',
  },
  {
    bug: 'the second page begins where the first does',
    in: 'server',
    text: '(page - 1) * NOTIFICATIONS_PAGE_ROWS',
    becomes: '(page - 1) * 0',
  },
  {
    bug: 'whoever has no session any more waits until the time is over',
    in: 'server',
    text: 'if (revision !== waiter.revision) waiter.release(revision ?? waiter.revision)',
    becomes: 'if (revision !== undefined && revision !== waiter.revision) waiter.release(revision)',
  },
  {
    bug: 'a stopping server keeps those who wait',
    in: 'server',
    text: 'callOffLook?.() for (const waiter of waiters) waiter.release(waiter.revision)',
    becomes: 'callOffLook?.()',
  },
  {
    bug: 'a status holds for a day longer than the exchange',
    in: 'src',
    text: 'const lastOfExchange = endOfDay(classroom.end_date)',
    becomes: 'const lastOfExchange = endOfDay(classroom.end_date) + 86_400_000',
  },
  {
    bug: 'an independent teacher without an end of subscription is never expired',
    in: 'src',
    text: 'return end ? endOfDay(end) : Number.NEGATIVE_INFINITY',
    becomes: 'return end ? endOfDay(end) : Number.POSITIVE_INFINITY',
  },
  {
    bug: 'a progress of 0.4 is shown as one',
    in: 'src',
    text: 'value < 0.5 ? 0 : Math.round(value)',
    becomes: 'Math.ceil(value)',
  },
]
