import type { Plant } from '../../scripts/mutate/plant.ts'

/** Students and groups: rules, who may do what, and the statements that read and change them. */
export const plants: Plant[] = [
  {
    bug: 'the students of any classroom are anybody’s',
    in: 'server',
    text: 'as students from classrooms c where c.id = ${classroomId} and c.teacher_id = ${teacherId}',
    becomes: 'as students from classrooms c where c.id = ${classroomId} or c.teacher_id = ${teacherId}',
  },
  {
    bug: 'a student of another classroom is changed',
    in: 'server',
    text: 'and(eq(students.classroom_id, id), eq(students.id, student_id), isNull(students.removed_at))',
    becomes: 'and(eq(students.id, student_id), isNull(students.removed_at))',
  },
  {
    bug: 'a removed student is still changed',
    in: 'server',
    text: 'and(eq(students.classroom_id, id), eq(students.id, student_id), isNull(students.removed_at))',
    becomes: 'and(eq(students.classroom_id, id), eq(students.id, student_id))',
  },
  {
    bug: 'a student of another classroom is removed',
    in: 'server',
    text: '.where(and(eq(students.classroom_id, key.id), eq(students.id, key.student_id)))',
    becomes: '.where(and(eq(students.id, key.student_id)))',
  },
  {
    bug: 'who is removed again is kept longer',
    in: 'server',
    text: 'coalesce(${students.removed_at}, now())',
    becomes: 'now()',
  },
  {
    bug: 'permissions of a foreign classroom’s students are set',
    in: 'server',
    text: 'eq(students.classroom_id, classroomId),\n        inArray(students.id, [...ids]),',
    becomes: 'inArray(students.id, [...ids]),',
  },
  {
    bug: 'some of the permissions are set and the rest is refused silently',
    in: 'server',
    text: 'if (changed < students.length) throw refuse',
    becomes: 'if (changed === 0) throw refuse',
  },
  {
    bug: 'a classroom takes a 31st student',
    in: 'server',
    text: "if (students >= STUDENTS_PER_CLASSROOM_MAX) throw refuse('classroomFull')",
    becomes: "if (students > STUDENTS_PER_CLASSROOM_MAX) throw refuse('classroomFull')",
  },
  {
    bug: 'a classroom takes a 16th group',
    in: 'server',
    text: 'if (isGroup && students >= GROUPS_PER_CLASSROOM_MAX)',
    becomes: 'if (isGroup && students > GROUPS_PER_CLASSROOM_MAX)',
  },
  {
    bug: 'a group that an operator adds is approved by nobody',
    in: 'server',
    text: 'password_hash, is_approved_name: !isGroup })',
    becomes: 'password_hash })',
  },
  {
    bug: 'videos of children are shown without review',
    in: 'server',
    text: "if (!approve_student_submissions && isUnderReviewAge(age_range)) throw refuse('reviewRequired')",
    becomes: "if (approve_student_submissions && isUnderReviewAge(age_range)) throw refuse('reviewRequired')",
  },
  {
    bug: 'who came to be under 13 still posts without review',
    in: 'server',
    text: 'if (isUnderReviewAge(age_range)) await requireApproval',
    becomes: 'if (!isUnderReviewAge(age_range)) await requireApproval',
  },
  {
    bug: 'a teacher removes groups',
    in: 'server',
    text: "if (group === groupTypes.smallGroup && teacher.operator === null) throw refuse('studentsFixed')",
    becomes:
      "if (group === groupTypes.wholeClass && teacher.operator === null) throw refuse('studentsFixed')",
  },
  {
    bug: 'the student keeps the old password as one of their own',
    in: 'server',
    text: '.set({ password_hash, is_first_password: true })',
    becomes: '.set({ password_hash })',
  },
  {
    bug: 'names of 26 letters are kept',
    in: 'src',
    text: 'return isLonger(name, most) ?',
    becomes: 'return isLonger(name, most + 1) ?',
  },
  {
    bug: 'what waits is said where it was sent back',
    in: 'src',
    text: "if (pending > 0) return 'pending'\n  if (blocked > 0) return 'blocked'",
    becomes: "if (blocked > 0) return 'blocked'\n  if (pending > 0) return 'pending'",
  },
  {
    bug: 'a post beyond what is asked fills the place of another',
    in: 'src',
    text: 'const approved = Math.min(posts.approved, posts.owed)',
    becomes: 'const approved = posts.approved',
  },
  {
    bug: 'groups are made though the partners have said different numbers',
    in: 'server',
    text: 'partner.groups === 0 && partner.asked === number',
    becomes: 'partner.groups === 0 && partner.asked !== null',
  },
  {
    bug: 'groups are made for one side alone',
    in: 'server',
    text: 'for (const side of [own, partner].toSorted',
    becomes: 'for (const side of [own].toSorted',
  },
  {
    bug: 'a classroom that has groups gets more',
    in: 'server',
    text: 'if (!hasSmallGroups(own) || own.groups > 0) throw refuse',
    becomes: 'if (!hasSmallGroups(own)) throw refuse',
  },
  {
    bug: 'a group faces another than that in its place',
    in: 'server',
    text: 'theirs.place = mine.place and not theirs.is_own',
    becomes: 'theirs.place >= mine.place and not theirs.is_own',
  },
  {
    bug: 'individual students are named as groups',
    in: 'server',
    text: '.where(and(isPresent(key), hasSmallGroups(key.id)))',
    becomes: '.where(isPresent(key))',
  },
  {
    bug: 'one group is given two names at once',
    in: 'server',
    text: 'if (new Set(groups.map(({ id }) => id)).size < groups.length)',
    becomes: 'if (new Set(groups.map(({ id }) => id)).size > groups.length)',
  },
  {
    bug: 'a student is still missing who was removed',
    in: 'server',
    text: ") from students s where s.classroom_id = c.id and ${present} ), '[]') as posters",
    becomes: ") from students s where s.classroom_id = c.id), '[]') as posters",
  },
  {
    bug: 'the posts of removed students bind an exchange to its course',
    in: 'server',
    text: 'join students s on s.id = p.student_id and ${present} where posting.class_pairing_id',
    becomes: 'join students s on s.id = p.student_id where posting.class_pairing_id',
  },
  {
    bug: 'a payment is not seen until something else changes',
    in: 'server',
    text: 'FROM classrooms c JOIN students s ON s.classroom_id = c.id',
    becomes: 'FROM classrooms c JOIN students s ON s.id = c.id',
  },
  {
    bug: 'a name is approved by being changed',
    in: 'server',
    text: '...(isApproval ? { is_approved_name: true } : {})',
    becomes: 'is_approved_name: true',
  },
]
