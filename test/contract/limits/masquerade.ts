/** decision 12. */
export const specified: Record<string, number> = {
  MASQUERADE_LINK_VALID_SECONDS: 60,
  MASQUERADE_CODES_KEPT_DAYS: 30,
  MASQUERADE_VALID_MINUTES: 60,
}
