/** What one poster has done for a task: a post of their own, or responses to others. */
export interface Posts {
  student_id: number
  is_response: boolean
  /** How many of them stand: pending, approved or blocked. An unapproved one is to do again, a deleted one is none. */
  posted: number
  /** How many of these wait for the teacher. */
  pending: number
}

interface Side<Poster> {
  /** Share of the posts that are owed, rounded down, so that all is done only when it is. */
  percent: number
  pending: number
  /** Who has posted nothing that stands. */
  inactive: Poster[]
}

function side<Poster extends { id: number }>(
  posters: readonly Poster[],
  owedByEach: number,
  posts: readonly Posts[],
): Side<Poster> {
  const posted = new Map(posts.map(post => [post.student_id, post.posted]))
  const countOf = ({ id }: Poster) => posted.get(id) ?? 0
  const owed = posters.length * owedByEach
  const done = posters.reduce((sum, poster) => sum + Math.min(countOf(poster), owedByEach), 0)
  return {
    percent: owed > 0 ? Math.floor((done / owed) * 100) : 0,
    pending: posts.reduce((sum, { pending }) => sum + pending, 0),
    inactive: posters.filter(poster => countOf(poster) === 0),
  }
}

/**
 * How far a classroom is with a task (P2 §3). Posters are its students, its groups or the class as one; more posts than
 * are asked for count no more than these. `response` is null for a task without a respond step.
 */
export function taskActivity<Poster extends { id: number }>(
  posters: readonly Poster[],
  numberResponses: number,
  posts: readonly Posts[],
): { create: Side<Poster>; response: Side<Poster> | null } {
  const of = (isResponse: boolean) => posts.filter(({ is_response }) => is_response === isResponse)
  return {
    create: side(posters, 1, of(false)),
    response: numberResponses > 0 ? side(posters, numberResponses, of(true)) : null,
  }
}
