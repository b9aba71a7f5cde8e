/** What the list of classrooms is called, wherever something leads there (P1 §2 Header, My Classrooms). */
export const home = {
  teacher: 'My Classrooms',
  librarian: 'My Library',
} as const
