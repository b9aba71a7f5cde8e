import type { Student } from '../../../contract/entities/student.ts'
import { firstPassword } from '../../../core/messages/first-password.ts'
import { students as t } from '../../../core/messages/students.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { more } from '../../../ui/icons.ts'
import { Menu } from '../../../ui/menu.tsx'
import type { ListContext } from './list-context.ts'

/** What can be done with one of them; nothing any more once the exchange has expired (P3 §4). */
export function RowActions({ student, context }: { student: Student; context: ListContext }) {
  const { rights, expiredId, open } = context
  const name = t.actionsOf(student.full_name)
  if (rights.isExpired) {
    return (
      <Button variant="quiet" icon={more} iconOnly disabled describedBy={expiredId}>
        {name}
      </Button>
    )
  }
  return (
    <Menu
      label={name}
      trigger={<Icon path={more} />}
      triggerLabel={name}
      variant="quiet"
      arrow={false}
      placement="bottom-end"
      items={[
        { label: t.edit, onClick: () => open({ at: 'edit', student }) },
        { label: firstPassword.reset, onClick: () => open({ at: 'password', student }) },
        ...(rights.addsAndRemoves
          ? [
              {
                label: t.remove,
                danger: true,
                separated: true,
                onClick: () => open({ at: 'delete', student }),
              },
            ]
          : []),
      ]}
    />
  )
}
