// Codes of refusals about videos that teachers save (P3 §8).

/** 422: there is a video of this teacher already. */
export const VIDEO_SENT = 60
/** 422: the task is hidden, or asks for no such video, or the partner has taken away the one that is answered. */
export const TASK_CLOSED = 61
/** 422: no upload of this teacher has ended at this address, or its video is used already. */
export const VIDEO_UNKNOWN = 62
/** 422: the partner has responded to this post, which stays for that. */
export const VIDEO_ANSWERED = 63
/** 422: a line of the captions has no text, or ends before it starts. */
export const CAPTIONS_WRONG = 64
