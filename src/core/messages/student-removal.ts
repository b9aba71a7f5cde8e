/** The undo of a removal, in the list and in a profile (docs/decisions/removed-students.md). */
export const studentRemoval = {
  wasDeleted: (name: string) => `${name} was deleted.`,
  undo: 'Undo',
  undoing: 'Bringing back…',
  restoreFailed: 'The deletion could not be undone.',
} as const
