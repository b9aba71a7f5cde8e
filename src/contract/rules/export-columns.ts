/** Columns that an export of students may have, in their order (P3 §9). */
export const exportColumns = [
  'first_name',
  'last_initial',
  'username',
  'videos',
  'responses',
  'id',
  'user_id',
  'updated_at',
  'thumbnail',
] as const
export type ExportColumn = (typeof exportColumns)[number]

/** Those that are chosen until somebody chooses others. */
export const defaultExportColumns: readonly ExportColumn[] = exportColumns.slice(0, 5)
