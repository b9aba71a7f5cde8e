/** Where a student stands with a task (P3 §4 Student task status). `submitted`: approved as far as it is there. */
export const studentTaskStatuses = [
  'to-do',
  'submitted',
  'pending',
  'approved',
  'unapproved',
  'blocked',
] as const
export type StudentTaskStatus = (typeof studentTaskStatuses)[number]

/** How many posts (or responses) a student has in each state; a deleted one is none. */
export interface PostCounts {
  approved: number
  pending: number
  blocked: number
  unapproved: number
}

/**
 * The one word for a student's posts of which so many are asked. More than asked do no harm, the best state first; of
 * what is there and not approved, that what waits for the teacher is said before what waits for the student.
 */
export function studentTaskStatus(
  { approved, pending, blocked, unapproved }: PostCounts,
  owed: number,
): StudentTaskStatus {
  if (approved >= owed) return 'approved'
  if (pending > 0) return 'pending'
  if (blocked > 0) return 'blocked'
  if (unapproved > 0) return 'unapproved'
  return approved > 0 ? 'submitted' : 'to-do'
}

/** What is asked of a student for a task, or as responses to it, and what is there. */
export interface OwedPosts extends PostCounts {
  category: string
  owed: number
}

interface Shares {
  submitted: number
  approved: number
  blocked: number
}

const NOTHING: Shares = { submitted: 0, approved: 0, blocked: 0 }
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
/** Percent with two decimals, rounded down, so that all is done only when it is. */
const percent = (share: number) => Math.floor(share * 10_000) / 100

/** Shares of what is asked, each post counted once: the best state first, and never more than is asked. */
function shares(list: readonly OwedPosts[]): Shares {
  const owed = sum(list.map(posts => posts.owed))
  if (owed === 0) return NOTHING
  const filled = list.map(posts => {
    const approved = Math.min(posts.approved, posts.owed)
    const submitted = Math.min(posts.pending, posts.owed - approved)
    return { approved, submitted, blocked: Math.min(posts.blocked, posts.owed - approved - submitted) }
  })
  const share = (name: keyof Shares) => sum(filled.map(posts => posts[name])) / owed
  return { submitted: share('submitted'), approved: share('approved'), blocked: share('blocked') }
}

/**
 * How far a student is, in percent (P3 §3 Student, §4 Progress). By category each category of tasks weighs the same,
 * however many posts it asks for (docs/decisions/percentage-by-category.md).
 */
export function studentProgress(list: readonly OwedPosts[], isByCategory: boolean): Shares {
  const asked = list.filter(({ owed }) => owed > 0)
  const parts = isByCategory
    ? [...Map.groupBy(asked, ({ category }) => category).values()].map(shares)
    : [shares(asked)]
  const mean = (name: keyof Shares) =>
    parts.length > 0 ? percent(sum(parts.map(part => part[name])) / parts.length) : 0
  return { submitted: mean('submitted'), approved: mean('approved'), blocked: mean('blocked') }
}
