/** What a teacher's video is for; the ids are those of the calls that save it (P3 §7 Teacher videos, Action items). */
export type VideoTarget =
  | { for: 'task'; classroomId: number; taskId: number }
  /** The answer to the partner's video of the task, by the id of that. */
  | { for: 'response'; classroomId: number; taskId: number; submissionId: number }
  | { for: 'action'; actionId: number }
