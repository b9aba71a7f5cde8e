import type { Plant } from '../../scripts/mutate/plant.ts'

/** Profiles, their drafts, schools and the lists that they pick from. */
export const plants: Plant[] = [
  {
    bug: 'a school that waits for the operator is told as one of the list',
    in: 'server',
    text: 'school_id: school?.needs_review ? null : teacher.school_id',
    becomes: 'school_id: teacher.school_id',
  },
  {
    bug: 'a school of another country may be chosen',
    in: 'server',
    text: 'return school.country_id === values.country_id && inState ? null',
    becomes: 'return inState ? null',
  },
  {
    bug: 'a school that somebody else has written in may be chosen by its id',
    in: 'server',
    text: 'if (!school || !(school.is_listed || school.is_own))',
    becomes: 'if (!school)',
  },
  {
    bug: 'a school that is not listed is everybody’s own',
    in: 'server',
    text: 'coalesce(added_by_teacher_id = ${teacherId}, false)',
    becomes: 'added_by_teacher_id is not null',
  },
  {
    bug: 'a subject that the person may not pick is told as any other wrong value',
    in: 'server',
    text: 'return subjects.every(id => mayPickSubject(user, id)) ? null',
    becomes: 'return subjects ? null',
  },
  {
    bug: 'a draft outlives the profile that was saved from it',
    in: 'server',
    text: 'await endDraft(transaction, teacherId)',
    becomes: '',
  },
  {
    bug: 'a draft is measured in letters, not in bytes',
    in: 'server',
    text: 'Buffer.byteLength(JSON.stringify(draft.values))',
    becomes: 'JSON.stringify(draft.values).length',
  },
  {
    bug: 'anybody reads the draft that was kept first',
    in: 'server',
    text: '.from(profileDrafts) .where(eq(profileDrafts.teacher_id, teacherId))',
    becomes: '.from(profileDrafts)',
  },
  {
    bug: 'the agreement of one school becomes that of whatever its teacher calls it next',
    in: 'server',
    text: 'written.find(({ agreement_signed_at }) => agreement_signed_at === null)',
    becomes: 'written[0]',
  },
  {
    bug: 'a search finds schools that wait for the operator',
    in: 'server',
    text: 'const listed = sql`not ${needs_review}`',
    becomes: 'const listed = sql`true`',
  },
  {
    bug: 'a search finds schools that have one of its words',
    in: 'server',
    text: "string_agg(' & ' ||",
    becomes: "string_agg(' | ' ||",
  },
  {
    bug: 'a search asks for whole words',
    in: 'server',
    text: "quote_literal(word) || ':*'",
    becomes: 'quote_literal(word)',
  },
  {
    bug: 'an open page does not notice that its teacher was validated',
    in: 'server',
    text: "'is_teacher_validated',",
    becomes: '',
  },
  {
    bug: 'validating a teacher leaves the email as it was',
    in: 'server',
    text: '{ is_teacher_validated: true, is_email_validated: true }',
    becomes: '{ is_teacher_validated: true }',
  },
  {
    bug: 'each start of a server makes everybody ask for all lists again',
    in: 'server',
    text: 'FROM teacher_revisions WHERE EXISTS (SELECT 1 FROM changed)',
    becomes: 'FROM teacher_revisions',
  },
  {
    bug: 'an affiliation that nothing asks for is kept without a look at it',
    in: 'server',
    text: '...(user.is_email_validated ? {} : { educational_affiliation })',
    becomes: 'educational_affiliation',
  },
  {
    bug: 'saving a profile takes the subjects of all teachers away',
    in: 'server',
    text: 'await db.delete(teacherSubjects).where(eq(teacherSubjects.teacher_id, teacher_id))',
    becomes: 'await db.delete(teacherSubjects)',
  },
  {
    bug: 'a school is accepted that nobody has written in',
    in: 'server',
    text: '.where(and(eq(schools.id, seen.id), waits, sql`${revision} = ${seen.revision}`))',
    becomes: '.where(and(eq(schools.id, seen.id), sql`${revision} = ${seen.revision}`))',
  },
  {
    bug: 'every answer about the teacher makes all elements draw themselves anew',
    in: 'src',
    text: 'if (JSON.stringify(next) === JSON.stringify(user)) return',
    becomes: '',
  },
  {
    bug: 'a teacher overwrites what somebody else has said of a listed school',
    in: 'server',
    text: '`coalesce(${schools[name]}, ${said[name]})`',
    becomes: '`${said[name]}`',
  },
  {
    bug: 'what nothing has asked for of a listed school is kept',
    in: 'server',
    text: 'asksForSchoolPart(part, values, context) ? values[part] : null',
    becomes: 'asksForSchoolPart(part, values, context) || true ? values[part] : null',
  },
  {
    bug: 'an operator who works as a teacher takes the news from them that the account is verified',
    in: 'server',
    text: 'data: teacher.operator === null && (await takeVerifiedNotice(db, teacher.id))',
    becomes: 'data: await takeVerifiedNotice(db, teacher.id)',
  },
  {
    bug: 'that the account is verified is told each time',
    in: 'server',
    text: 'teachers.verified_notice_at is null and',
    becomes: '',
  },
  {
    bug: 'a phone that is confirmed is confirmed once more after another one was given up',
    in: 'server',
    text: 'desc(sql`${phoneConfirmations.confirmed_at} is not null`),',
    becomes: '',
  },
]
