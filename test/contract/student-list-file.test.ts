import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { STUDENT_LIST_MAX_BYTES } from '../../src/contract/limits/student-files.ts'
import { studentListFileIssue } from '../../src/contract/rules/student-list-file.ts'

describe('a file with a list of students', () => {
  const cases = [
    ['class.xlsx', 20, null],
    ['Class 4B.XLSX', STUDENT_LIST_MAX_BYTES, null],
    ['class.xlsx', STUDENT_LIST_MAX_BYTES + 1, 'too_large'],
    ['class.xls', 20, 'not_xlsx'],
    ['class.csv', STUDENT_LIST_MAX_BYTES + 1, 'not_xlsx'],
    ['xlsx', 20, 'not_xlsx'],
  ] as const
  for (const [name, size, issue] of cases) {
    it(`of ${size} bytes called '${name}' is ${issue ?? 'read'}`, () => {
      assert.equal(studentListFileIssue({ name, size }), issue)
    })
  }
})
