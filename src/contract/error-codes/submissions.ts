// Codes of refusals about what students post (P3 §4).

/** 404: no such post is among those that are asked about, or it is deleted. */
export const SUBMISSION_GONE = 90
