import type {
  LibraryConnectionRequest,
  LibraryCourse,
} from '../../contract/entities/library-connection-request.ts'
import type { Subject } from '../../contract/entities/reference.ts'
import type { User } from '../../contract/entities/user.ts'
import { libraryDetails as t } from '../messages/library-details.ts'
import { partners } from '../messages/partners.ts'
import type { TokenStatement } from '../partners/token-statement.ts'
import { leftOf } from '../tokens/left-of.ts'

/** What connecting costs one's own library, as it is stated before: what the subject of the course costs. */
export function connectStatement(
  { course }: Pick<LibraryConnectionRequest, 'course'>,
  subjects: readonly Subject[],
  user: Pick<User, 'exchange_tokens_balance'>,
): TokenStatement {
  const { subject } = course
  const cost = subjects.find(({ id }) => id === subject.id)?.number_of_tokens ?? 1
  const remaining = leftOf(user, subject.id) - cost
  if (remaining < 0) {
    return {
      settlement: { at: 'none', missing: -remaining },
      subject,
      sentence: partners.settled.none(subject.name),
    }
  }
  return {
    settlement: { at: 'paid', difference: cost, remaining },
    subject,
    sentence: cost === 0 ? t.costsNothing : t.costs(cost, subject.name, remaining),
  }
}

/**
 * What a request for a course costs one's own library, as it is stated while that is written: nothing before another library
 * connects, so that who lacks exchanges still posts.
 */
export function postingStatement(
  course: LibraryCourse,
  subjects: readonly Subject[],
  user: Pick<User, 'exchange_tokens_balance'>,
): TokenStatement {
  const stated = connectStatement({ course }, subjects, user)
  const { settlement, subject } = stated
  if (settlement.at === 'none') {
    return { ...stated, sentence: t.missingLater(settlement.missing, subject.name) }
  }
  if (settlement.at !== 'paid' || settlement.difference === 0) return stated
  const { difference, remaining } = settlement
  return { ...stated, sentence: t.costsLater(difference, subject.name, remaining + difference) }
}
