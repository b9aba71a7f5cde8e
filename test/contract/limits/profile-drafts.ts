export const specified: Record<string, number> = {
  PROFILE_STEPS: 6,
  PROFILE_DRAFT_MAX_BYTES: 128 * 1_024,
  PROFILE_CHOICES_MAX: 100,
  PROFILE_DRAFT_KEPT_DAYS: 180,
}
