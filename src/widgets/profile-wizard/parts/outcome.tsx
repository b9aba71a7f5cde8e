import type { ProfileField } from '../../../contract/rules/profile-values.ts'
import { common } from '../../../core/messages/common.ts'
import { profile as t } from '../../../core/messages/profile.ts'
import type { ProfileEnd } from '../../../core/profile/profile-end.ts'
import { signOut } from '../../../core/session/sign-in.ts'
import { PhoneCode } from '../../../parts/profile/phone-code.tsx'
import type { ProfileFieldsProps } from '../../../parts/profile/profile-controls.ts'
import { ProfileError } from '../../../parts/profile/profile-error.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
import type { ProfileWizardHandle } from '../types.ts'

export interface OutcomeProps extends ProfileFieldsProps {
  end: ProfileEnd | null
  widget: Pick<ProfileWizardHandle, 'navigate'>
  onField: (field: ProfileField) => void
}

/** What came of pressing Finish: a code to type in, what went wrong, or where it goes on (P1 §4 Profile save). */
export function Outcome({ controls, profile, end, widget, onField }: OutcomeProps) {
  const { progress } = controls
  if (progress.at === 'failed') {
    return (
      <ProfileError
        failure={progress.failure}
        onField={onField}
        onClose={profile.form.close}
        onRetry={profile.form.submit}
      />
    )
  }
  if (!end) return <PhoneCode phone={profile.phone} />
  if (end.at === 'verifying') {
    return (
      <MessageModal title={t.verifyingTitle} onClose={signOut} labels={common}>
        <p>{t.saved}</p>
        <p>{t.verifying}</p>
      </MessageModal>
    )
  }
  return (
    <MessageModal
      title={end.isNews ? t.verifiedTitle : t.savedTitle}
      onClose={() => widget.navigate(end.place)}
      labels={common}
    >
      <p>{t.saved}</p>
      {end.isNews && <p>{t.verified}</p>}
    </MessageModal>
  )
}
