import Type, { type Static } from 'typebox'
import { Classroom } from './classroom.ts'
import { Id } from './reference.ts'

/** What whoever reviews a classroom is told of it: no more than the review needs, for an assistant is no owner. */
export const ReviewedClassroom = Type.Object({
  ...Type.Pick(Classroom, ['id', 'name', 'status', 'course_student_group_type_id', 'class_pairing'])
    .properties,
  is_owner: Type.Boolean({ description: 'false for the assistant' }),
  tasks: Type.Array(
    Type.Object({
      id: Id,
      task_name: Type.String(),
      is_hidden: Type.Boolean(),
      create_prompt: Type.String({
        description: "what it asks to record, as HTML by rules/rich-text.ts; '' where nothing is said",
      }),
    }),
    { description: 'all of the exchange, in their order' },
  ),
})
export type ReviewedClassroom = Static<typeof ReviewedClassroom>
