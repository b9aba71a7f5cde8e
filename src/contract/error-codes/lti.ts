// Codes of refusals about launches from a learning platform (docs/decisions/lti.md).

/** 403: not in this browser, not by an operator, or not for a teacher of this school. */
export const LAUNCH_FORBIDDEN = 180
