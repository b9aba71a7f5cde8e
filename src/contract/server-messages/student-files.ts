/** What the server says about lists of students in files (P3 §5 Import file, §8). */
export const studentFileSentences = {
  /** To the letter, as the specification has it. */
  notXlsx: 'File must be .xsls',
  unreadable: 'The file could not be read. Please copy the names into the template and import that.',
  tooLarge: 'The file holds far more than a list of students. Please copy the names into the template.',
  hasLinks:
    'The file takes values from other files. Please copy the names into the template and import that.',
  noStudents: 'No students found',
  rowsAtFault: 'Some rows need a change. Nobody has been imported.',
  columnsSwapped: 'The first name belongs into column A, the last initial into column B.',
  templateHeading: ['First Name', 'Last Initial'],
  exportHeading: {
    first_name: 'First Name',
    last_initial: 'Last Initial',
    username: 'Username',
    videos: 'Videos',
    responses: 'Responses',
    id: 'Id',
    user_id: 'User Id',
    updated_at: 'Updated At',
    thumbnail: 'Thumbnail',
  },
  imported: (students: number) => `Successfully imported ${students} students.`,
} as const
