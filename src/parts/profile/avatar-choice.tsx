import { type Ref, useMemo, useState } from 'react'
import { teacherProfile as t } from '../../core/messages/teacher-profile.ts'
import { avatarAddress } from '../../core/profile/avatar-address.ts'
import { useStore } from '../../core/use-store.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError, useDescription } from '../../ui/form-frame.tsx'
import { AvatarModal } from './avatar-modal.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'

/** The avatar that there is, and a button that opens the pictures to choose from. */
export function AvatarChoice({ controls }: Pick<ProfileFieldsProps, 'controls'>) {
  const { value, error, onChange, onBlur, ref } = controls.field('avatar')
  const aria = useDescription({ error })
  const src = useStore(useMemo(() => avatarAddress(value), [value]))
  const [isOpen, setOpen] = useState(false)
  const { first_name, last_name } = controls.draft

  function close(): void {
    setOpen(false)
    onBlur()
  }

  return (
    <div className="cx-profile-avatar">
      <Avatar name={`${first_name} ${last_name}`.trim() || t.yourAvatar} src={src} size={96} decorative />
      <div>
        <Button
          onClick={() => setOpen(true)}
          disabled={controls.busy}
          ref={ref as Ref<HTMLButtonElement>}
          {...(aria['aria-describedby'] && { describedBy: aria['aria-describedby'] })}
        >
          {t.changeAvatar}
        </Button>
        <FieldError of={aria}>{error}</FieldError>
      </div>
      {isOpen && (
        <AvatarModal
          value={value}
          onChoose={name => {
            onChange(name)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
