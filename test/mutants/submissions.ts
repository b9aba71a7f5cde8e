import type { Plant } from '../../scripts/mutate/plant.ts'

/** What students post: who sees it, and what teachers make of it. */
export const plants: Plant[] = [
  {
    bug: 'the posts of any classroom’s student are anybody’s',
    in: 'server',
    text: ') as is_there\n        from classrooms c where c.id = ${id} and c.teacher_id = ${teacherId}`',
    becomes: ') as is_there\n        from classrooms c where c.id = ${id} or c.teacher_id = ${teacherId}`',
  },
  {
    bug: 'a student of another classroom is taken for one of this',
    in: 'server',
    text: 'select 1 from students s where s.classroom_id = c.id and s.id = ${student_id} and ${present}',
    becomes: 'select 1 from students s where s.id = ${student_id} and ${present}',
  },
  {
    bug: 'what is deleted is listed',
    in: 'server',
    text: "and p.status <> 'deleted' and (${status}::text is null",
    becomes: 'and (${status}::text is null',
  },
  {
    bug: 'unapproved answers of the partner’s students are seen',
    in: 'server',
    text: '${post}.status = ${SHARED_STATUS} and (not',
    becomes: "${post}.status <> 'deleted' and (not",
  },
  {
    bug: 'what nobody has reviewed of children is seen by the partner',
    in: 'server',
    text: 'where theirs.id = ${post}.classroom_id and age.min_age >= ${REVIEW_BELOW_AGE_YEARS}',
    becomes: 'where theirs.id = ${post}.classroom_id',
  },
  {
    bug: 'a partner is given the original of a student’s video',
    in: 'server',
    text: 'coalesce(v.converted, case when p.classroom_id = ${id} then v.name end)',
    becomes: 'coalesce(v.converted, v.name)',
  },
  {
    bug: 'what a teacher has approved counts as not reviewed',
    in: 'server',
    text: '.set({ status, is_unreviewed: false })',
    becomes: '.set({ status })',
  },
  {
    bug: 'the usernames of the partner’s students are told',
    in: 'server',
    text: "case when p.classroom_id = ${id} then s.username else '' end",
    becomes: 's.username',
  },
  {
    bug: 'a post of another student is changed',
    in: 'server',
    text: 'eq(submissions.student_id, student_id),\n        eq(submissions.is_response, isResponse),',
    becomes: 'eq(submissions.is_response, isResponse),',
  },
  {
    bug: 'a response is changed as a post',
    in: 'server',
    text: 'eq(submissions.student_id, student_id),\n        eq(submissions.is_response, isResponse),',
    becomes: 'eq(submissions.student_id, student_id),',
  },
  {
    bug: 'what is deleted comes back by approving it',
    in: 'server',
    text: 'inArray(submissions.status, [...statusesBefore(status)]),',
    becomes: '',
  },
  {
    bug: 'some posts are changed and the rest is refused silently',
    in: 'server',
    text: "if (changed < videos.length) throw refuse('submissionGone')",
    becomes: "if (changed === 0) throw refuse('submissionGone')",
  },
  {
    bug: 'posts of a student who was removed are changed',
    in: 'server',
    text: "if (!(await isThere(transaction, of))) throw refuse('posterGone')\n",
    becomes: '',
  },
  {
    bug: 'a deletion can be undone by a status that never was',
    in: 'src',
    text: 'return back && actionsOf[action].includes(back) ? back : null',
    becomes: 'return back ?? null',
  },
]
