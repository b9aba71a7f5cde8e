// Codes of refusals about what students post (P3 §4, §7 Submissions).

/** 404: no such post is among those that are asked about, or it is deleted. */
export const SUBMISSION_GONE = 90
/** 409: somebody has changed some of the posts since they were read; `data.submissions` is what these are now. */
export const SUBMISSION_CHANGED = 91
/** 404: there is no such change of one's own, or it is too long ago to be taken back. */
export const CHANGE_GONE = 92
