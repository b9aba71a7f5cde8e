import { EXCHANGE_LENGTH_DAYS, EXCHANGE_STARTS_WITHIN_DAYS } from '../limits/classrooms.ts'
import { type ClassroomNameIssue, classroomNameIssue } from './classroom-name.ts'
import { dayAfter, isDay } from './days.ts'
import { exchangeEndDate } from './end-date.ts'
import { type ExpiryOwner, exchangeExpiresAt } from './exchange-expiry.ts'
import { isId } from './is-id.ts'
import { mayUseSubject } from './offered-subjects.ts'
import { isIndependent } from './user-types.ts'

/** What is filled in of a classroom (P2 §5, §7); a form holds '' where the wire may have null. */
export interface ClassroomValues {
  name: string | null
  subject_id: number | null
  lang_native_id: number | null
  lang_instruction_id: number | null
  level_id: number | null
  start_date: string | null
  end_date: string | null
  number_students_range_id: number | null
  age_range_id: number | null
}
export type ClassroomField = keyof ClassroomValues

/** Every field, in the order in which the wizard asks for them. */
export const classroomFields: readonly ClassroomField[] = [
  'name',
  'subject_id',
  'lang_native_id',
  'lang_instruction_id',
  'level_id',
  'start_date',
  'end_date',
  'number_students_range_id',
  'age_range_id',
]

/** What is wrong with a field: `letters` is the bound that it has missed, `day` the first or the last that is good. */
export type ClassroomIssue =
  | ClassroomNameIssue
  | { code: 'choice' | 'day' | 'end_date' | 'subject_kept' }
  | { code: 'too_early' | 'too_late'; day: string }

/** The classroom as it was, where one is edited. */
export interface SavedClassroom {
  name: string
  subject_id: number
  start_date: string
  expire_at: string | null
  student_payment_required: boolean
}

type Choice =
  | 'subject_id'
  | 'lang_native_id'
  | 'lang_instruction_id'
  | 'level_id'
  | 'number_students_range_id'
  | 'age_range_id'

/** What the rules depend on besides the values. */
export interface ClassroomContext {
  user: ExpiryOwner
  /** The first day on which an exchange may start: the browser's own, or the earliest that it is anywhere. */
  today: string
  /** Subjects of the type 'world_languages', which ask for an instruction language and a level. */
  worldLanguages: readonly number[]
  /** The ids that may be chosen, by field; one that is not there is not checked, as while its list has not come. */
  choosable: Readonly<Partial<Record<Choice, readonly number[]>>>
  /** Null where a classroom is created. */
  saved: SavedClassroom | null
}

type Finding = ClassroomIssue | undefined
type FieldRule = (values: ClassroomValues, context: ClassroomContext) => Finding

const required: Finding = { code: 'required' }
const notChoosable: Finding = { code: 'choice' }

/** A name that was given before there was a rule stays. */
const nameIssue: FieldRule = ({ name }, { saved }) =>
  name?.trim() && name.trim() === saved?.name.trim() ? undefined : classroomNameIssue(name)

function choiceIssue(id: number | null, choosable: readonly number[] | undefined): Finding {
  if (id === null) return required
  return isId(id) && (choosable?.includes(id) ?? true) ? undefined : notChoosable
}

const choice =
  (field: Choice): FieldRule =>
  (values, { choosable }) =>
    choiceIssue(values[field], choosable[field])

/** Its token was spent for the subject, so a classroom keeps it. */
function subjectIssue(
  { subject_id }: ClassroomValues,
  { user, saved, choosable }: ClassroomContext,
): Finding {
  if (subject_id !== null && saved) {
    return subject_id === saved.subject_id ? undefined : { code: 'subject_kept' }
  }
  const found = choiceIssue(subject_id, choosable.subject_id)
  if (found || subject_id === null) return found
  return mayUseSubject(user, subject_id) ? undefined : notChoosable
}

/** Whether the subject asks for an instruction language and a level (P2 §5). */
export const asksForLanguages = (
  { subject_id }: Pick<ClassroomValues, 'subject_id'>,
  { worldLanguages }: Pick<ClassroomContext, 'worldLanguages'>,
): boolean => subject_id !== null && worldLanguages.includes(subject_id)

function instructionIssue(values: ClassroomValues, context: ClassroomContext): Finding {
  // of other subjects it is the native language, whatever is sent
  if (!asksForLanguages(values, context)) return undefined
  return choiceIssue(values.lang_instruction_id, context.choosable.lang_instruction_id)
}

function levelIssue(values: ClassroomValues, context: ClassroomContext): Finding {
  if (asksForLanguages(values, context)) return choiceIssue(values.level_id, context.choosable.level_id)
  return values.level_id === null ? undefined : notChoosable
}

/**
 * The last day on which an exchange may start: whoever postpones one does not get a longer one, so that it has to end
 * before it expires.
 */
function latestStart({ user, today, saved }: Pick<ClassroomContext, 'user' | 'today' | 'saved'>): string {
  const latest = dayAfter(today, EXCHANGE_STARTS_WITHIN_DAYS)
  const expiresAt = saved ? exchangeExpiresAt(user, saved) : Number.POSITIVE_INFINITY
  if (!Number.isFinite(expiresAt)) return latest
  const lastToEnd = dayAfter(new Date(expiresAt).toISOString().slice(0, 10), -EXCHANGE_LENGTH_DAYS)
  return [lastToEnd, latest].sort()[0] ?? latest
}

function startIssue({ start_date }: ClassroomValues, context: ClassroomContext): Finding {
  if (isIndependent(context.user)) return undefined
  if (!start_date) return required
  // one that has begun is edited too
  if (start_date === context.saved?.start_date) return undefined
  if (!isDay(start_date)) return { code: 'day' }
  if (start_date < context.today) return { code: 'too_early', day: context.today }
  const latest = latestStart(context)
  return start_date > latest ? { code: 'too_late', day: latest } : undefined
}

function endIssue({ start_date, end_date }: ClassroomValues, { user }: ClassroomContext): Finding {
  if (isIndependent(user)) return undefined
  if (!end_date) return required
  if (!isDay(end_date)) return { code: 'day' }
  if (!start_date || !isDay(start_date)) return undefined
  return end_date === exchangeEndDate(start_date) ? undefined : { code: 'end_date' }
}

function ageIssue(values: ClassroomValues, context: ClassroomContext): Finding {
  const isPaid = context.saved?.student_payment_required
  const mayBeEmpty = context.saved && !isPaid && asksForLanguages(values, context)
  if (mayBeEmpty && values.age_range_id === null) return undefined
  return choiceIssue(values.age_range_id, context.choosable.age_range_id)
}

/** The whole table of P2 §5. */
const rules: Readonly<Record<ClassroomField, FieldRule>> = {
  name: nameIssue,
  subject_id: subjectIssue,
  lang_native_id: choice('lang_native_id'),
  lang_instruction_id: instructionIssue,
  level_id: levelIssue,
  start_date: startIssue,
  end_date: endIssue,
  number_students_range_id: choice('number_students_range_id'),
  age_range_id: ageIssue,
}

export type ClassroomIssues = Partial<Record<ClassroomField, ClassroomIssue>>

/**
 * Everything that is wrong with a classroom that is created or edited, by field, in the order in which the fields are
 * asked for. The dates of independent teachers are the server's: from today, 90 days (P2 §5).
 */
export function classroomRules(values: ClassroomValues, context: ClassroomContext): ClassroomIssues {
  const issues: ClassroomIssues = {}
  for (const field of classroomFields) {
    const issue = rules[field](values, context)
    if (issue) issues[field] = issue
  }
  return issues
}
