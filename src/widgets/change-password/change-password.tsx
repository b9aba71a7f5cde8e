import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { BrandCard } from '../../ui/brand-card.tsx'
import { ChangeForm } from './parts/change-form.tsx'
import type { ChangePasswordHandle } from './types.ts'

export interface ChangePasswordProps {
  widget: ChangePasswordHandle
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
