/** What an export says that has not all rows of its table: in its last row, and beside its button. */
export const exportedPart = (rows: number, all: number): string =>
  `The file has the newest ${rows} of ${all} rows.`
