/** What a learning platform is told of us (LTI 1.3), as paths. */
export const ltiPaths = {
  login: '/lti/login',
  launch: '/lti/launch',
  /** Where a launch goes on in a window of its own. */
  window: '/lti/window',
  keys: '/lti/keys',
  canvas: '/lti/canvas.json',
  /** An invitation's code comes after it. */
  register: '/lti/register',
  /** My Classrooms; `/7` after it is the classroom with this id. */
  classrooms: '/lti/classrooms',
} as const
