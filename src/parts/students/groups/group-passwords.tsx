import type { ApprovedGroup } from '../../../contract/entities/student.ts'
import { common } from '../../../core/messages/common.ts'
import { groups as t } from '../../../core/messages/groups.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import sheet from '../files/files.css?inline'
import { FirstPasswords } from '../files/first-passwords.tsx'
import { useShownOnce } from '../use-shown-once.tsx'

interface GroupPasswordsProps {
  groups: readonly ApprovedGroup[]
  /** Address of the student site, by the brand (core/brand/student-site.ts). */
  portal: string
  onClose: () => void
}

/** With what groups sign in whose names were just approved, as it is shown after an import. Open while it is rendered. */
export function GroupPasswords({ groups, portal, onClose }: GroupPasswordsProps) {
  useSheet(sheet)
  const once = useShownOnce(t.closeUnsaved)
  const close = () => once.ask(onClose)
  return (
    <>
      <Modal
        open
        size="large"
        title={t.passwordsTitle}
        onClose={close}
        closeLabel={common.close}
        actions={
          <Button variant="primary" onClick={close}>
            {t.done}
          </Button>
        }
      >
        <div className="student-file">
          <FirstPasswords
            students={groups.map(group => ({ ...group, first_name: group.group_name, last_initial: '' }))}
            portal={portal}
            done={t.approved}
            once={t.passwordsOnce}
            onKept={once.keep}
          />
        </div>
      </Modal>
      {once.question}
    </>
  )
}
