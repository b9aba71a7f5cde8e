import { CONNECTION_NOTE_MAX_CHARACTERS } from '../../contract/limits/partners.ts'
import { partners as t } from '../../core/messages/partners.ts'
import { noteIssue } from '../../core/partners/note-issue.ts'
import { Field } from '../../ui/field.tsx'

const ROWS = 3

interface NoteFieldProps {
  label: string
  value: string
  busy: boolean
  onChange: (note: string) => void
}

/** A few words that go along; they may be left out (P2 §4). */
export function NoteField({ label, value, busy, onChange }: NoteFieldProps) {
  return (
    <Field
      label={label}
      hint={t.noteHint}
      rows={ROWS}
      value={value}
      most={CONNECTION_NOTE_MAX_CHARACTERS}
      count={t.noteCount}
      error={noteIssue(value)}
      readOnly={busy}
      onChange={onChange}
    />
  )
}
