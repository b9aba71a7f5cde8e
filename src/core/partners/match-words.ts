import type { Subject } from '../../contract/entities/reference.ts'
import { ANSWER_POINTS } from '../../contract/limits/partners.ts'
import type { MatchReasons } from '../../contract/rules/partner-rank.ts'
import { isWorldLanguages } from '../../contract/rules/world-languages.ts'
import { partners as t } from '../messages/partners.ts'

const DAYS_OF_WEEK = 7
const MINUTES_OF_HOUR = 60
const HOURS_OF_DAY = 24
/** Whoever takes longer is no faster than others. */
const FAST_HOURS = ANSWER_POINTS[2].hours

function together(days: number): string | null {
  if (days === 0) return null
  return days < DAYS_OF_WEEK ? t.sameDays(days) : t.sameWeeks(Math.floor(days / DAYS_OF_WEEK))
}

function atSchool(minutes: number | null): string | null {
  if (!minutes) return null
  return t.sharedHours(t.hours(Math.floor(minutes / MINUTES_OF_HOUR), minutes % MINUTES_OF_HOUR))
}

function answers(hours: number | null): string | null {
  if (hours === null || hours > FAST_HOURS) return null
  if (hours <= 1) return t.answersWithinHour
  return hours <= HOURS_OF_DAY ? t.answersWithinDay : t.answersWithinDays(Math.ceil(hours / HOURS_OF_DAY))
}

/** Why a classroom fits, in words of what was measured, what counts most first. What does not fit is not said. */
export function matchWords(reasons: MatchReasons, subject: Pick<Subject, 'type'>): string[] {
  const languages = isWorldLanguages(subject) ? t.learnFromEachOther : t.sameLanguage
  const words = [
    together(reasons.overlap_days),
    reasons.languages_fit && languages,
    reasons.same_age_range && t.sameAge,
    atSchool(reasons.shared_school_minutes),
    reasons.same_class_size && t.sameSize,
    answers(reasons.answers_in_hours),
  ]
  return words.filter(word => typeof word === 'string')
}
