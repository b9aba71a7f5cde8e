import {
  AGE_RANGE_POINTS,
  ANSWER_POINTS,
  CLASS_SIZE_POINTS,
  DAYS_PER_POINT,
  LANGUAGES_POINTS,
  MINUTES_PER_POINT,
  NEVER_ASKED_POINTS,
  RANKED_DAYS_MAX,
  SCHOOL_DAY_MINUTES,
} from '../limits/partners.ts'
import { DAY_MINUTES } from './days.ts'

/** Why a classroom fits another one, as it is measured. */
export interface MatchReasons {
  /** Days on which both exchanges run. */
  overlap_days: number
  /** Minutes for which both are at school at the same time; null where a time zone is not known. */
  shared_school_minutes: number | null
  /** Both have the same range of students. */
  same_class_size: boolean
  /** Half of the requests that the teacher has answered were answered within so many hours; null before the first. */
  answers_in_hours: number | null
  same_age_range: boolean
  /** What one learns the other speaks, and the other way round; of subjects without languages, both speak the same. */
  languages_fit: boolean
}

function answerPoints(hours: number | null): number {
  if (hours === null) return NEVER_ASKED_POINTS
  return ANSWER_POINTS.find(step => hours <= step.hours)?.points ?? 0
}

/**
 * How well two classrooms fit, from 0 to 100; the better match is shown first. What teachers cannot change once the
 * exchange has begun counts most: the weeks that both share (30), then the languages (25), the ages (20), the hours at
 * school (15), and the size of the class and how fast the teacher answers (5 each). The search computes the same in SQL.
 */
export function matchRank(reasons: MatchReasons): number {
  const days = Math.floor(Math.min(reasons.overlap_days, RANKED_DAYS_MAX) / DAYS_PER_POINT)
  const hours = Math.floor((reasons.shared_school_minutes ?? 0) / MINUTES_PER_POINT)
  return (
    days +
    hours +
    (reasons.languages_fit ? LANGUAGES_POINTS : 0) +
    (reasons.same_age_range ? AGE_RANGE_POINTS : 0) +
    (reasons.same_class_size ? CLASS_SIZE_POINTS : 0) +
    answerPoints(reasons.answers_in_hours)
  )
}

/**
 * Minutes for which two schools are open at the same time, by the offsets of their clocks from UTC; null where one is not
 * known.
 */
export function sharedSchoolMinutes(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return null
  const apart = Math.abs(one - other) % DAY_MINUTES
  return Math.max(0, SCHOOL_DAY_MINUTES - Math.min(apart, DAY_MINUTES - apart))
}
