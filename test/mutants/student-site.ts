import type { Plant } from '../../scripts/mutate/plant.ts'

/** The student site: its sessions, what it shows of the partner's work, and what it takes. */
export const plants: Plant[] = [
  {
    bug: 'the partner sees what a removed student has posted',
    in: 'server',
    text: 'join students s on s.classroom_id = other.id and ${present}',
    becomes: 'join students s on s.classroom_id = other.id and (${present} or true)',
  },
  {
    bug: 'one sees the posts of the own classroom as the partner’s',
    in: 'server',
    text: ': sql`other.id <> own.id`',
    becomes: ': sql`true`',
  },
  {
    bug: 'peers are shown where a task asks for no responses',
    in: 'server',
    text: 'and s.id <> ${id} and t.number_responses > 0`',
    becomes: 'and s.id <> ${id}`',
  },
  {
    bug: 'the posts of hidden tasks are seen',
    in: 'server',
    text: 't.class_pairing_id = own.class_pairing_id and not t.is_hidden left join videos v',
    becomes: 't.class_pairing_id = own.class_pairing_id left join videos v',
  },
  {
    bug: 'children post without review where the teacher has said so',
    in: 'server',
    text: '!poster.approve_student_submissions && !isUnderReviewAge(poster.age_range)',
    becomes: '!poster.approve_student_submissions || isUnderReviewAge(poster.age_range)',
  },
  {
    bug: 'who may post without review waits for it',
    in: 'server',
    text: 'const is_unreviewed = !poster.approve_student_submissions && !isUnderReviewAge(poster.age_range)',
    becomes: 'const is_unreviewed = poster.age_range === null && !isUnderReviewAge(poster.age_range)',
  },
  {
    bug: 'a student posts in an expired exchange',
    in: 'server',
    text: "if (student.is_exchange_expired) throw refuse('exchangeExpired') const text",
    becomes: 'const text',
  },
  {
    bug: 'a response is responded to',
    in: 'server',
    text: 'and p.task_id = ${task_id} and not p.is_response',
    becomes: 'and p.task_id = ${task_id}',
  },
  {
    bug: 'a student posts twice for a task',
    in: 'server',
    text: "if (posted.standing > 0) throw refuse('postSent')",
    becomes: "if (posted.standing > 1) throw refuse('postSent')",
  },
  {
    bug: 'posts that were sent back may be made without end',
    in: 'server',
    text: 'if (posted.all >= STUDENT_POSTS_PER_TASK_MAX)',
    becomes: 'if (posted.all > STUDENT_POSTS_PER_TASK_MAX)',
  },
  {
    bug: 'a removed student stays signed in',
    in: 'server',
    text: 'join students s on s.id = se.student_id and ${present}',
    becomes: 'join students s on s.id = se.student_id and (${present} or true)',
  },
  {
    bug: 'a session of a student never ends',
    in: 'server',
    text: "where se.token_hash = ${sql.placeholder('tokenHash')} and se.expires_at > now()",
    becomes: "where se.token_hash = ${sql.placeholder('tokenHash')}",
  },
  {
    bug: 'a session goes on after the password was reset',
    in: 'server',
    text: 'then se.password_mark = md5(s.password_hash)',
    becomes: 'then se.password_mark is not null',
  },
  {
    bug: 'a teacher sees the site as a student who is another’s by now',
    in: 'server',
    text: 'else se.teacher_id = t.id and t.disabled_at is null end',
    becomes: 'else t.disabled_at is null end',
  },
  {
    bug: 'a disabled teacher goes on as a student',
    in: 'server',
    text: 'else se.teacher_id = t.id and t.disabled_at is null end',
    becomes: 'else se.teacher_id = t.id end',
  },
  {
    bug: 'a teacher who was thrown out goes on as a student',
    in: 'server',
    text: 'await endStudentViews(transaction, { teacher_id })',
    becomes: '',
  },
  {
    bug: 'a code of a view outlives the session that has asked for it',
    in: 'server',
    text: 'await endViewCodes(transaction, viewer)',
    becomes: '',
  },
  {
    bug: 'a session that has ended has codes of views made',
    in: 'server',
    text: 'where t.id = ${id} and se.revoked_at is null for share of se',
    becomes: 'where t.id = ${id} for share of se',
  },
  {
    bug: 'the students of one teacher fill the disk',
    in: 'server',
    text: 'return all + bytes > STUDENTS_UNSAVED_VIDEOS_MAX_BYTES',
    becomes: 'return all < -STUDENTS_UNSAVED_VIDEOS_MAX_BYTES',
  },
  {
    bug: 'a purge leaves what is on its way',
    in: 'server',
    text: 'where student_id in (select id::int from jsonb_array_elements_text(${JSON.stringify(studentIds)}::jsonb) gone(id)) returning id, name`',
    becomes:
      'where student_id in (select -id::int from jsonb_array_elements_text(${JSON.stringify(studentIds)}::jsonb) gone(id)) returning id, name`',
  },
  {
    bug: 'a purge leaves the names in kept answers',
    in: 'server',
    text: 'await forgetAnswers(transaction, classroom.teacher_id, usernames)',
    becomes: 'await forgetAnswers(transaction, -classroom.teacher_id, usernames)',
  },
  {
    bug: 'the first password is good for everything',
    in: 'server',
    text: "if (is_first_password && !mayBeNew) throw refuse('firstPassword')",
    becomes: "if (is_first_password && !mayBeNew && row.id < 0) throw refuse('firstPassword')",
  },
  {
    bug: 'a teacher changes the password of a student as the student',
    in: 'server',
    text: "if (student.viewer) throw refuse('notAsStudent')",
    becomes: "if (student.viewer && student.id < 0) throw refuse('notAsStudent')",
  },
  {
    bug: 'a code of a view is good twice',
    in: 'server',
    text: 'where v.code_hash = ${hashOf(code)} and v.used_at is null and v.expires_at > now()',
    becomes: 'where v.code_hash = ${hashOf(code)} and v.expires_at > now()',
  },
  {
    bug: 'a code of a view is good for ever',
    in: 'server',
    text: 'where v.code_hash = ${hashOf(code)} and v.used_at is null and v.expires_at > now()',
    becomes: 'where v.code_hash = ${hashOf(code)} and v.used_at is null',
  },
  {
    bug: 'a teacher sees the site as a student of another classroom',
    in: 'server',
    text: "if (!(await isThere(transaction, { id, student_id }))) throw refuse('notOfClassroom')",
    becomes:
      "if (id < 0 && !(await isThere(transaction, { id, student_id }))) throw refuse('notOfClassroom')",
  },
  {
    bug: 'anybody makes a code for anybody’s classroom',
    in: 'server',
    text: "if (!(await ownsClassroom(db, teacher.id, id))) throw refuse('classroomForbidden') } /** * A code with which",
    becomes:
      "if (id < 0 && !(await ownsClassroom(db, teacher.id, id))) throw refuse('classroomForbidden')\n}\n/** A code with which",
  },
  {
    bug: 'what a teacher writes as a student is not on record',
    in: 'server',
    text: 'if (!viewer || READS.includes(request.method)) return',
    becomes: "if (!viewer || READS.includes(request.method) || request.url !== '') return",
  },
  {
    bug: 'guesses of one student from everywhere are not counted',
    in: 'server',
    text: 'await allowAttempt(db, [pair, student, address])',
    becomes: 'await allowAttempt(db, [pair, address])',
  },
  {
    bug: 'a student signs in with the code of another classroom',
    in: 'server',
    text: 'where s.username = ${username} and c.code = ${code} and ${present}`',
    becomes: "where s.username = ${username} and ${code} <> '' and ${present}`",
  },
  {
    bug: 'the name of a group is shown before its teacher has approved it',
    in: 'server',
    text: "case when s.is_approved_name then ${fullName(sql`s`)} else '' end",
    becomes: '${fullName(sql`s`)}',
  },
  {
    bug: 'a student posts a thousand times an hour',
    in: 'server',
    text: 'attempts: STUDENT_POSTS_PER_HOUR, windowMinutes: 60',
    becomes: 'attempts: STUDENT_POSTS_PER_HOUR * 1_000, windowMinutes: 60',
  },
  {
    bug: 'guesses of many names from one address are not counted',
    in: 'server',
    text: 'await allowAttempt(db, [pair, student, address])',
    becomes: 'await allowAttempt(db, [pair, student])',
  },
  {
    bug: 'whoever signs in rightly uses up the guesses of a school',
    in: 'server',
    text: 'takeBack: [student.scope, address.scope]',
    becomes: 'takeBack: []',
  },
  {
    bug: 'an upload cannot be given up once the exchange is over',
    in: 'server',
    text: "if (request.student?.is_exchange_expired && request.method !== 'DELETE') throw",
    becomes: 'if (request.student?.is_exchange_expired) throw',
  },
]
