/** Of a form whose changes were left unsaved. */
export const keptChanges = {
  areBack: 'What you changed before is here again. It is not saved yet.',
  discard: 'Discard Changes',
} as const
