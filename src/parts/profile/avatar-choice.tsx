import { atom } from 'nanostores'
import { type ComponentType, type Ref, useMemo, useState } from 'react'
import { createLoad, type LoadState } from '../../core/http/load.ts'
import { teacherProfile as t } from '../../core/messages/teacher-profile.ts'
import { avatarAddress } from '../../core/profile/avatar-address.ts'
import { useStore } from '../../core/use-store.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError, useDescription } from '../../ui/form-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AvatarModalProps } from './avatar-modal.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'

/** The pictures to choose from come with the first press; of code, every profile of a page has the same. */
const pictures = createLoad<ComponentType<AvatarModalProps>>(
  async () => ({ data: (await import('./avatar-modal.tsx')).AvatarModal }),
  { failed: t.picturesFailed },
)
const $notAsked = atom<LoadState<ComponentType<AvatarModalProps>>>({ at: 'loading' })

/** The avatar that there is, and a button that opens the pictures to choose from. */
export function AvatarChoice({ controls }: Pick<ProfileFieldsProps, 'controls'>) {
  const { value, error, onChange, onBlur, ref } = controls.field('avatar')
  const aria = useDescription({ error })
  const src = useStore(useMemo(() => avatarAddress(value), [value]))
  const [isOpen, setOpen] = useState(false)
  const modal = useStore(isOpen ? pictures.$state : $notAsked)
  const { first_name, last_name } = controls.draft

  function open(): void {
    setOpen(true)
    if (modal.at === 'failed') void pictures.retry()
  }

  function close(): void {
    setOpen(false)
    onBlur()
  }

  return (
    <div className="cx-profile-avatar">
      <Avatar name={`${first_name} ${last_name}`.trim() || t.yourAvatar} src={src} size={96} decorative />
      <div>
        <Button
          onClick={open}
          disabled={controls.busy}
          busy={isOpen && modal.at === 'loading'}
          busyLabel={t.openingPictures}
          ref={ref as Ref<HTMLButtonElement>}
          {...(aria['aria-describedby'] && { describedBy: aria['aria-describedby'] })}
        >
          {t.changeAvatar}
        </Button>
        <FieldError of={aria}>{error}</FieldError>
        {modal.at === 'failed' && <Notice tone="danger">{modal.reason}</Notice>}
      </div>
      {modal.at === 'ready' && (
        <modal.data
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
