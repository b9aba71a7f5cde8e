import type { Plant } from '../../scripts/mutate/plant.ts'

/** Class pairings, what teachers are to do, and the activity of students. */
export const plants: Plant[] = [
  {
    bug: 'a classroom is created without the action items',
    in: 'server',
    text: 'return created?.id }, draw) await openActionItems(db, [class_pairing_id])',
    becomes: 'return created?.id\n  }, draw)',
  },
  {
    bug: 'a task is twice in a pairing when both classrooms take the course',
    in: 'server',
    text: 'kept.course_task_id = gone.course_task_id',
    becomes: 'kept.course_task_id = -gone.course_task_id',
  },
  {
    bug: 'tasks that come with a partner stand before those that are there',
    in: 'server',
    text: '(select coalesce(max("order"), 0) from tasks where class_pairing_id = ${into}))::int as place',
    becomes: '(select 0 from tasks where class_pairing_id = ${into} limit 1))::int as place',
  },
  {
    bug: 'a classroom with a partner is paired once more',
    in: 'server',
    text: "and p.status = 'alone' order by p.id for update of p",
    becomes: 'order by p.id for update of p',
  },
  {
    bug: 'the pairing that nobody has any more stays',
    in: 'server',
    text: 'await db.execute(sql`delete from class_pairings where id = ${from}`)',
    becomes: 'void from',
  },
  {
    bug: 'an action item of the second classroom goes with its copy of the task',
    in: 'server',
    text: 'set task_id = twins.kept from twins',
    becomes: 'set task_id = i.task_id from twins',
  },
  {
    bug: 'a teacher alone in a pairing is told that there is one',
    in: 'server',
    text: 'pairing.id = other.class_pairing_id',
    becomes: 'pairing.id = c.class_pairing_id',
  },
  {
    bug: 'a partner is not told that a task has changed',
    in: 'server',
    text: "'SELECT teacher_id FROM classrooms WHERE class_pairing_id IN (SELECT class_pairing_id FROM changed)',",
    becomes:
      "'SELECT teacher_id FROM classrooms WHERE class_pairing_side = 1 AND class_pairing_id IN (SELECT class_pairing_id FROM changed)',",
  },
  {
    bug: 'a course that both partners take gives its tasks twice',
    in: 'server',
    text: '.filter(({ course_task_id }) => !taken.has(course_task_id))',
    becomes: '.filter(({ course_task_id }) => !taken.has(-course_task_id))',
  },
  {
    bug: 'anybody reads the action items of any classroom',
    in: 'server',
    text: '!(await ownsClassroom(db, teacherId, classroomId))',
    becomes: '!(await ownsClassroom(db, teacherId, classroomId)) && classroomId < 0',
  },
  {
    bug: 'anybody may say that an item is done',
    in: 'server',
    text: 'c.id = i.classroom_id and c.teacher_id = ${teacherId}`',
    becomes: 'c.id = i.classroom_id and ${teacherId}::int > 0`',
  },
  {
    bug: 'one item can be read by whoever knows its id',
    in: 'server',
    text: 'const own = sql`${classroomsOf(teacherId)} and id =',
    becomes: 'const own = sql`select * from classrooms where ${teacherId}::int > 0 and id =',
  },
  {
    bug: 'the facts go before what the teacher says',
    in: 'server',
    text: 'return row.said ?? (done !== null && factsOf(row)[done])',
    becomes: 'return (done !== null && factsOf(row)[done]) || row.said === true',
  },
  {
    bug: 'a response counts as the own video',
    in: 'server',
    text: 'mine.action_item_id = i.id and not mine.is_response',
    becomes: 'mine.action_item_id = i.id',
  },
  {
    bug: 'a response counts as the video of the partner',
    in: 'server',
    text: 'partners.action_item_id = theirs.id and not partners.is_response',
    becomes: 'partners.action_item_id = theirs.id',
  },
  {
    bug: 'teachers are asked for videos of hidden tasks',
    in: 'src',
    text: '!completed && !class_task?.is_hidden',
    becomes: '!completed',
  },
  {
    bug: 'a whole class is asked for its students',
    in: 'server',
    text: 'row.has_course && !postsAsOne(row.group)',
    becomes: 'row.has_course',
  },
  {
    bug: 'independent teachers are asked to find a partner',
    in: 'server',
    text: 'teachers.user_type not in (${list(WITHOUT_ITEMS)}) and',
    becomes: "teachers.user_type <> '' and",
  },
  {
    bug: 'a video is played before there is one',
    in: 'server',
    text: 'if (video_url !== null) await setPlayed',
    becomes: 'if (video_url !== undefined) await setPlayed',
  },
  {
    bug: 'an introduction asks for a response',
    in: 'server',
    text: 'const asksForResponse = row.number_responses !== 0',
    becomes: 'const asksForResponse = row.number_responses !== -1',
  },
  {
    bug: 'a partner is not told of a new video',
    in: 'server',
    text: 'shown.class_pairing_id = own.class_pairing_id',
    becomes: 'shown.id = own.id',
  },
  {
    bug: 'one post too many is counted',
    in: 'server',
    text: 'posted: approved + pending + blocked,',
    becomes: 'posted: approved + pending + blocked + 1,',
  },
  {
    bug: 'the activity of hidden tasks is shown',
    in: 'server',
    text: 'where c.id = ${classroomId} and not t.is_hidden and t.task_category',
    becomes: 'where c.id = ${classroomId} and t.task_category',
  },
  {
    bug: 'the posts of the partner’s students are counted with the own',
    in: 'server',
    text: "where p.classroom_id = ${classroomId} and p.status <> 'deleted' group by",
    becomes: "where ${classroomId}::int > 0 and p.status <> 'deleted' group by",
  },
  {
    bug: 'the activity of any classroom is anybody’s',
    in: 'server',
    text: 'from classrooms c where c.id = ${classroomId} and c.teacher_id = ${teacherId}`, ) return found?.posters',
    becomes:
      'from classrooms c where c.id = ${classroomId} and ${teacherId}::int > 0`,\n  )\n  return found?.posters',
  },
  {
    bug: 'a task is done before everybody has posted',
    in: 'src',
    text: 'Math.floor((done / owed) * 100)',
    becomes: 'Math.round((done / owed) * 100)',
  },
  {
    bug: 'who posts more than asked does the work of others',
    in: 'src',
    text: 'sum + Math.min(countOf(poster), owedByEach)',
    becomes: 'sum + countOf(poster)',
  },
  {
    bug: 'who has left still counts',
    in: 'src',
    text: 'const owed = posters.length * owedByEach',
    becomes: 'const owed = Math.max(posters.length, posts.length) * owedByEach',
  },
  {
    bug: 'an item is ticked after the exchange has expired',
    in: 'server',
    text: "if (isExchangeExpired(teacher, exchange)) throw refuse('exchangeExpired')",
    becomes: '',
  },
  {
    bug: 'a tick can be pressed after the exchange has expired',
    in: 'src',
    text: "disabled={classroom.status === 'expired'} onChange={({ target })",
    becomes: 'onChange={({ target })',
  },
  {
    bug: 'an assistant who was refused for good is offered once more',
    in: 'src',
    text: 'title={t.addTitle} reason={reason} onClose={form.close} onRetry={again ? submit : undefined}',
    becomes: 'title={t.addTitle} reason={reason} onClose={form.close} onRetry={submit}',
  },
]
