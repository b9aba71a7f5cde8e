import { asksForResponses, isWithoutPosts } from './task-categories.ts'

/** Which videos of a task are there, by the teacher and by the partner. */
export interface TaskVideos {
  task_category: string
  /** 0 for a task without a respond step. */
  number_responses: number
  has_own: boolean
  has_own_response: boolean
  has_partners: boolean
  has_partners_response: boolean
}

export interface TaskCompletion {
  create_completed: boolean
  partner_create_completed: boolean
  /** Null without a respond step; true where nothing is posted, as all of these. */
  response_completed: boolean | null
}

/**
 * The completion flags of a task for one classroom (P3 §4). The partner's step is complete when they have responded;
 * where nobody is to respond, such as at an introduction, when they have posted.
 */
export function taskCompletion(task: TaskVideos): TaskCompletion {
  const responds = asksForResponses(task)
  if (isWithoutPosts(task.task_category))
    return { create_completed: true, partner_create_completed: true, response_completed: true }
  return {
    create_completed: task.has_own,
    partner_create_completed: responds ? task.has_partners_response : task.has_partners,
    response_completed: responds ? task.has_partners && task.has_own_response : null,
  }
}
