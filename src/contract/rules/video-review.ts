import { REVIEW_BELOW_AGE_YEARS } from '../limits/students.ts'

/** Whether each video is reviewed before it is shared; who has no age range counts as young (P2 §2, decision 4). */
export const isUnderReviewAge = (ageRange: { min_age: number } | null): boolean =>
  ageRange === null || ageRange.min_age < REVIEW_BELOW_AGE_YEARS
