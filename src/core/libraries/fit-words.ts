import type { LibraryConnectionRequest } from '../../contract/entities/library-connection-request.ts'
import { libraryConnections as t } from '../messages/library-connections.ts'

/** Why a request fits one's own library, in words of what was measured, what counts most first. What does not fit is not said. */
export function fitWords({ fit, topics }: Pick<LibraryConnectionRequest, 'fit' | 'topics'>): string[] {
  if (!fit) return []
  const shared = topics.filter(({ id }) => fit.shared_topics.includes(id)).map(({ name }) => name)
  const words = [
    shared.length > 0 ? t.sameTopics(shared) : fit.any_topic && t.anyTopicFits,
    fit.same_age_range ? t.sameAge : fit.any_age && t.anyAgeFits,
    fit.same_language && t.sameLanguage,
    fit.same_class_size && t.sameSize,
  ]
  return words.filter(word => typeof word === 'string')
}
