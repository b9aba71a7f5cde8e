/** What the names begin with under which sessions are stored; the host page looks for it before its code is there. */
export const SESSION_KEY_PREFIX = 'cx-session@'
