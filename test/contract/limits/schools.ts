export const specified: Record<string, number> = {
  SCHOOL_MATCHES_MAX: 5,
}
