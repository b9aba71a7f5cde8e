import { common } from '../../../core/messages/common.ts'
import { copying } from '../../../core/messages/copying.ts'
import { studentFiles as t } from '../../../core/messages/student-files.ts'
import {
  type FirstPassword,
  nameOf,
  passwordFile,
  passwordText,
} from '../../../core/students/password-sheet.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyText } from '../../../ui/copy-text.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { download } from '../../../ui/file-icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { saveFile } from '../../save-file.ts'

const columns: readonly Column<FirstPassword>[] = [
  { id: 'name', header: t.name, cell: nameOf },
  { id: 'username', header: t.username, cell: ({ username }) => username },
  { id: 'password', header: t.password, cell: ({ password }) => password },
]

interface FirstPasswordsProps {
  students: readonly FirstPassword[]
  /** What has made them. */
  done: string
  /** That they are shown once. */
  once: string
  /** Where they sign in. */
  portal: string
  /** They have been copied or downloaded. */
  onKept: () => void
}

/** Who is new, with what each signs in for the first time; it is never shown again. */
export function FirstPasswords({ students, portal, done, once, onKept }: FirstPasswordsProps) {
  const [first] = students
  return (
    <>
      <Notice tone="success">
        <p>{done}</p>
      </Notice>
      <p>{once}</p>
      <p>{t.portalIs(portal)}</p>
      {first && <p>{t.codeIs(first.code)}</p>}
      <div className="student-file-ends">
        <CopyText
          text={passwordText(students, portal)}
          label={t.copyAll}
          copied={copying.copied}
          failed={t.copyFailed}
          onCopied={onKept}
        >
          {t.copyAll}
        </CopyText>
        <Button
          size="small"
          icon={download}
          onClick={() => {
            saveFile(passwordFile(students, portal), t.passwordsFile)
            onKept()
          }}
        >
          {t.downloadAll}
        </Button>
      </div>
      <DataTable
        label={t.passwordsOf}
        columns={columns}
        rows={students}
        rowKey={({ id }) => id}
        loadingLabel={common.loading}
      />
    </>
  )
}
