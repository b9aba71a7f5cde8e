import type { ReviewedClassroom } from '../../contract/entities/reviewed-classroom.ts'
import type { Submission } from '../../contract/entities/submission.ts'

/** Posts of a list, each with what its task asks for: that is told with the classroom, once for each task. */
export function withPrompts(
  posts: readonly Submission[],
  tasks: ReviewedClassroom['tasks'],
): readonly Submission[] {
  const prompts = new Map(tasks.map(task => [task.id, task.create_prompt]))
  return posts.map(post => ({ ...post, create_prompt: prompts.get(post.class_task.id) ?? '' }))
}
