import Type, { type Static } from 'typebox'
import { Id } from './reference.ts'
import { StudentCredentials } from './student.ts'

/** What becomes of a row: a new student; nothing, since there is one of this name, or as the heading; or it is at fault. */
export const importOutcomes = ['new', 'there', 'ignored', 'fault'] as const

/** A row of a list, as it will be kept (P3 §5 Import file). */
export const ImportRow = Type.Object({
  row: Type.Integer({ description: 'its number in the sheet, from 1' }),
  first_name: Type.String(),
  last_initial: Type.String(),
  outcome: Type.Enum(importOutcomes),
  errors: Type.Object(
    {
      first_name: Type.Optional(Type.String()),
      last_initial: Type.Optional(Type.String()),
      row: Type.Optional(Type.String({ description: 'of the row as a whole' })),
    },
    { description: 'what is wrong, where' },
  ),
})
export type ImportRow = Static<typeof ImportRow>

/** A student who was imported, with the first password, which is told this once. */
export const ImportedStudent = Type.Object({
  ...StudentCredentials.properties,
  id: Id,
  row: Type.Integer(),
  first_name: Type.String(),
  last_initial: Type.String(),
})
export type ImportedStudent = Static<typeof ImportedStudent>
