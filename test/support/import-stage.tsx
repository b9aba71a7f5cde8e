import type { ImportedStudent, ImportRow } from '../../src/contract/entities/student-import.ts'
import { ImportModal } from '../../src/parts/students/files/import-modal.tsx'
import { type Shown, show } from '../ui/show.tsx'
import { answer } from './answer.ts'

export const CHECK = 'POST /api/teacher/classrooms/{id}/students/import/check'
export const IMPORT = 'POST /api/teacher/classrooms/{id}/students/import'
export const TITLE = 'Import a list of students'
export const HINT =
  'Put the first name in column A and the last initial in column B, one student in each row.'

export const row = (
  number: number,
  first_name: string,
  outcome: ImportRow['outcome'] = 'new',
): ImportRow => ({
  row: number,
  first_name,
  last_initial: 'L',
  outcome,
  errors: {},
})
export const ROWS = [row(1, 'First Name', 'ignored'), row(2, 'Ada'), row(3, 'Zoë')]
export const faulty: ImportRow = {
  ...row(4, 'B3n', 'fault'),
  errors: { first_name: 'Do not include numbers, symbols, or blank spaces', last_initial: 'Field required.' },
}
export const imported = (first_name: string, id: number): ImportedStudent => ({
  id,
  row: id,
  first_name,
  last_initial: 'L',
  username: `otter-maple-${id}`,
  password: `river-lemon-harbor-${id}`,
  code: 'QX7KLM',
})
export const PEOPLE = [imported('Ada', 12), imported('Zoë', 13)]

export const checks = (rows: ImportRow[], message?: string) =>
  answer(CHECK, { success: true, data: rows, ...(message ? { message } : {}) })
export const imports = (students = PEOPLE) =>
  answer(IMPORT, { success: true, message: 'Successfully imported.', data: students })

export const PORTAL = 'https://host.example/demo/student/'

export function opened() {
  const heard: unknown[] = []
  const shown = show(
    <ImportModal
      classroom={{ id: 7 }}
      portal={PORTAL}
      onImported={students => heard.push(students.length)}
      onClose={() => heard.push('closed')}
    />,
  )
  return { ...shown, heard }
}

export const list = (name = 'class.xlsx', bytes = 20) => new File([new Uint8Array(bytes)], name)

export function pick({ shadow }: Pick<Shown, 'shadow'>, file = list()) {
  const input = shadow.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no field for files')
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

export function drag(target: Element, type: 'dragover' | 'drop', files = [list()]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer }))
}
