import type { WithUserType } from './user-types.ts'
import { isIndependent } from './user-types.ts'

/** Task categories that ask students for no post (P3 §4). */
export const categoriesWithoutPosts = ['activity', 'reflection'] as const
export const isWithoutPosts = (category: string): boolean =>
  categoriesWithoutPosts.some(known => known === category)

/** What a task may be saved as (P3 §3 Task categories), the default first. */
export const taskCategories = [
  'independent_no_response',
  'independent_peer_response',
  'activity',
  'reflection',
  'introduction',
] as const
export type TaskCategory = (typeof taskCategories)[number]

/** What independent teachers choose among: no peer responses, or such (P3 §6). */
const independentCategories = ['independent_no_response', 'independent_peer_response'] as const

export const taskCategoriesFor = (user: WithUserType): readonly TaskCategory[] =>
  isIndependent(user) ? independentCategories : taskCategories

/**
 * Whether a task of this category can have a step in which students respond. 'exchange' is what courses call theirs
 * that have one; nobody chooses it for a task of their own.
 */
export const hasResponses = (category: string): boolean =>
  category === 'independent_peer_response' || category === 'exchange'

interface Asking {
  task_category: string
  number_responses: number
}

/** How many responses a task asks each student for: none at an introduction, whatever its course says (P3 §4). */
export const responsesOf = ({ task_category, number_responses }: Asking): number =>
  task_category === 'introduction' ? 0 : number_responses

/** Whether a task has a step to respond. Activities and reflections, where nobody posts, may have theirs all the same. */
export const asksForResponses = (task: Asking): boolean => responsesOf(task) > 0
