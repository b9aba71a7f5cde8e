// Codes of refusals about the chat of two partners (P2 §4 Chat).

/** 404: the classroom has no partner, or none any more. */
export const NO_CHAT = 130
/** 422: the account of the partner is disabled; nobody would read it. */
export const PARTNER_GONE = 131
/** 422: the chat has as many messages as it may. */
export const CHAT_FULL = 132
/** 404: the partner has written no such message. */
export const CHAT_MESSAGE_GONE = 133
/** 403: the channel is not this teacher's to listen to, or there is none of this name. */
export const CHANNEL_FORBIDDEN = 134
