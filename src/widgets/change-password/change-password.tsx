import { useStore } from '@nanostores/react'
import { $user } from '../../core/session/session.ts'
import { BrandCard } from '../../ui/brand-card.tsx'
import type { WidgetHandle } from '../define-widget.ts'
import { ChangeForm } from './parts/change-form.tsx'

export interface ChangePasswordEvents {
  'cx-saved': null
}

export interface ChangePasswordProps {
  widget: WidgetHandle<ChangePasswordEvents>
}

export function ChangePassword({ widget }: ChangePasswordProps) {
  const user = useStore($user)
  if (!user) return null
  // what one teacher typed is gone when another one signs in
  return (
    <BrandCard>
      <ChangeForm key={user.id} email={user.email} widget={widget} />
    </BrandCard>
  )
}
