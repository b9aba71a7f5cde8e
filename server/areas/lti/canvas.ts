/** How Canvas calls itself, in the names of what is its own. */
export const CANVAS = 'canvas.instructure.com'

/** Where Canvas shows the tool, and what it tells of its users there: an id, and nothing else. */
export const inCanvas = {
  /** Whoever manages a course: its teachers. */
  launch: { placement: 'course_navigation', visibility: 'admins' },
  /** Where teachers add something to a module or a text. */
  choice: ['link_selection', 'editor_button'],
  privacy: 'anonymous',
} as const
