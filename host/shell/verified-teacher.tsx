import { useEffect, useState } from 'react'
import { isLibrarian } from '../../src/contract/rules/user-types.ts'
import { common } from '../../src/core/messages/common.ts'
import { verified as t } from '../../src/core/messages/verified.ts'
import type { RouteName } from '../../src/core/navigation/paths.ts'
import { takeVerifiedNotice } from '../../src/core/profile/verified-notice.ts'
import { $user } from '../../src/core/session/session.ts'
import { useStore } from '../../src/core/use-store.ts'
import { MessageModal } from '../../src/ui/message-modal.tsx'
import { isProfilePage } from './profile-pages.ts'

/**
 * Tells a teacher once that the account has been verified, also one who was signed out meanwhile (P1 §4 Profile save).
 * On the pages of the profile it is told with the saved profile.
 */
export function VerifiedTeacher({ route }: { route: RouteName }) {
  const user = useStore($user)
  const [told, tell] = useState<number>()
  const isDue = Boolean(user?.is_verified_notice_due) && !isProfilePage(route)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose notice it is, whatever else becomes of them
  useEffect(() => {
    if (!user || !isDue) return
    void takeVerifiedNotice(user).then(isMine => isMine && tell(user.id))
  }, [user?.id, isDue])
  if (!user || told !== user.id) return null
  return (
    <MessageModal title={t.title} onClose={() => tell(undefined)} labels={common}>
      <p>
        {t.told} {!isLibrarian(user) && t.next}
      </p>
    </MessageModal>
  )
}
