/** P1 §5. */
export const specified: Record<string, number> = {
  ACTIVITY_MESSAGE_MAX_CHARACTERS: 500,
  ACTIVITIES_PER_HOUR: 200,
  ACTIVITIES_PER_DAY: 500,
}
