/** Why a request fits one's own library, as it is measured against what one asks for and teaches oneself. */
export interface LibraryFitReasons {
  /** The request is for any topic. */
  any_topic: boolean
  /** Ids of its topics that are one's own, of requests that wait or of classrooms: all of one's own where it is for any. */
  shared_topics: readonly number[]
  /** It is for no age in particular. */
  any_age: boolean
  /** Its age range is one's own: of the profile, or of a request that waits. */
  same_age_range: boolean
  /** Both classes have the same range of students: one's own of a request that waits, or of a classroom. */
  same_class_size: boolean
  /** Both librarians have the same native language. */
  same_language: boolean
}

export const LIBRARY_TOPIC_POINTS = 40
export const LIBRARY_AGE_POINTS = 30
export const LIBRARY_LANGUAGE_POINTS = 20
export const LIBRARY_CLASS_SIZE_POINTS = 10
/** What is for anybody fits, and less than what is for oneself. */
export const LIBRARY_ANY_POINTS = 10

function topicPoints({ any_topic, shared_topics }: LibraryFitReasons): number {
  if (shared_topics.length > 0 && !any_topic) return LIBRARY_TOPIC_POINTS
  return any_topic ? LIBRARY_ANY_POINTS : 0
}

function agePoints({ any_age, same_age_range }: LibraryFitReasons): number {
  if (same_age_range) return LIBRARY_AGE_POINTS
  return any_age ? LIBRARY_ANY_POINTS : 0
}

/** Whether a request fits one's own library: what it is about, and how old the students are. */
export const fitsLibrary = (reasons: LibraryFitReasons): boolean =>
  topicPoints(reasons) > 0 && agePoints(reasons) > 0

/** How well it fits, from 0 to 100; the list computes the same in SQL. */
export const libraryFitPoints = (reasons: LibraryFitReasons): number =>
  topicPoints(reasons) +
  agePoints(reasons) +
  (reasons.same_language ? LIBRARY_LANGUAGE_POINTS : 0) +
  (reasons.same_class_size ? LIBRARY_CLASS_SIZE_POINTS : 0)
