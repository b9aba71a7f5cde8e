export const specified: Record<string, number> = {
  PRESET_AVATARS: 105,
}
