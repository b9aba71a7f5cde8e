/**
 * The version of what tabs and releases share of a session: what is stored, what the line between tabs carries, and what
 * the locks are for. A browser has copies of this code from more than one release, in tabs that were open before an
 * upgrade, and on pages that name a release.
 *
 * It is in the names of all three, so that copies with different ones never meet. Whoever changes what a copy of before
 * would misread raises it, and everybody signs in once more. What it leaves aside, such as a further field or message, is
 * no such change.
 */
export const SESSION_CONTRACT: number = 1

/** What all the names begin with; those of the first version, which 0.1.0 has, say no number. */
export const SESSION_NAME = SESSION_CONTRACT === 1 ? 'cx-session' : `cx-session-${SESSION_CONTRACT}`

/** What the names begin with under which sessions are stored; the host page looks for it before its code is there. */
export const SESSION_KEY_PREFIX = `${SESSION_NAME}@`

/**
 * What the names begin with under which drafts are kept, followed by the teacher's id and a space; whoever signs out leaves
 * none of theirs in tab and browser, whatever is shown.
 */
export const DRAFT_KEY_PREFIX = 'cx-draft@'
