// Avatars (P1 §2, §9).

export const PRESET_AVATARS = 105
