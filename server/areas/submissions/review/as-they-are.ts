import type { Submission } from '../../../../src/contract/entities/submission.ts'
import type { Database } from '../../../db/database.ts'
import type { Tokens } from '../../../tokens.ts'
import { someOfClassroom } from '../repository/of-classroom.ts'
import { findPosts, type Viewpoint } from '../repository/posts.ts'
import { shownSubmissions } from '../shown-submission.ts'

/** Posts as they are now, for who has seen them otherwise. */
export async function asTheyAre(
  transaction: Database,
  tokens: Tokens,
  from: Viewpoint,
  ids: readonly number[],
): Promise<Submission[]> {
  return shownSubmissions(tokens, await findPosts(transaction, from, someOfClassroom(from.id, ids))).data
}
