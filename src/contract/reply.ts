import Type, { type Static, type TSchema } from 'typebox'
import type { Submission } from './entities/submission.ts'
import type { Task } from './entities/task.ts'
import type { TokenPrice } from './entities/token.ts'

/** The envelope of every successful answer (decisions, The calls). */
export function successReply(data?: TSchema) {
  return Type.Object({
    success: Type.Literal(true),
    message: Type.Optional(Type.String()),
    ...(data ? { data } : {}),
  })
}

/**
 * The envelope of every refusal. `data.errors` names the fields that are at fault, each with its sentences; `data.id`,
 * of a write that was done before with other values, what it has made; `data.task`, of an edit of a task that somebody
 * else has saved meanwhile, what that is now; `data.submissions`, of a change of posts, those that somebody else has changed
 * meanwhile, as they are now; `data.exchange_token`, of a purchase whose price has changed, that of now.
 */
export const FailureReply = Type.Object({
  success: Type.Literal(false),
  message: Type.String({ description: 'A sentence for the person.' }),
  error_code: Type.Optional(Type.Integer({ description: 'A known case; see contract/error-codes.' })),
  data: Type.Optional(
    Type.Object({
      errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
      id: Type.Optional(Type.Integer()),
      task: Type.Optional(
        Type.Unsafe<Task>({ type: 'object', description: 'as `GET …/tasks/{tid}` tells it' }),
      ),
      submissions: Type.Optional(
        Type.Unsafe<Submission[]>({ type: 'array', description: 'as `GET …/submissions` tells them' }),
      ),
      exchange_token: Type.Optional(
        Type.Unsafe<TokenPrice>({ type: 'object', description: 'as a purchase sends it' }),
      ),
    }),
  ),
})
export type FailureReply = Static<typeof FailureReply>
