// The held question whether anything has changed (decisions, Idle polls).

/** How long the server holds the question whether anything has changed, while nothing has. */
export const CHANGES_HOLD_MS = 50_000
/** How often the server looks for whoever it holds. */
export const CHANGES_LOOK_MS = 2_000
/** How often the tab that asks about changes tells the others that it is still there. */
export const CHANGES_SIGN_MS = 5_000
