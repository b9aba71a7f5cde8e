/** Whether what students post needs the teacher's approval: in the list and in a profile (P3 §4 Approval checkbox). */
export const approval = {
  title: 'Approval',
  hint: 'The partner classroom sees a video only after you have approved it.',
  failed: 'The approval could not be changed.',
  /** Why it cannot be switched off, by what forbids that. */
  reasons: {
    'under-13':
      'Students under 13: you must review and approve student videos before they are shared with the partner classroom.',
    'no-age-range':
      'This classroom has no age range: you must review and approve student videos before they are shared with the partner classroom.',
    expired: 'This classroom exchange has expired, so nothing can be changed any more.',
  },
} as const
