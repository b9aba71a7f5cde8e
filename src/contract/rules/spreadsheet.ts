/** Files of tables, as they are read and written. */
export const spreadsheet = {
  ending: '.xlsx',
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
