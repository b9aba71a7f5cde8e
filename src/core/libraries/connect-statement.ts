import type { LibraryConnectionRequest } from '../../contract/entities/library-connection-request.ts'
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
