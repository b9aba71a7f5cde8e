// What a browser notes for support (P1 §7).

export const ACTIVITY_MESSAGE_MAX_CHARACTERS = 500
