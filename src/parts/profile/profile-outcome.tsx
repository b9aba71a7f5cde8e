import type { ProfileField } from '../../contract/rules/profile-values.ts'
import { common } from '../../core/messages/common.ts'
import { profile as t } from '../../core/messages/profile.ts'
import { verified } from '../../core/messages/verified.ts'
import type { ProfileEnd, ProfilePlace } from '../../core/profile/profile-end.ts'
import { signOut } from '../../core/session/sign-in.ts'
import { MessageModal } from '../../ui/message-modal.tsx'
import { PhoneCode } from './phone-code.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'
import { ProfileError } from './profile-error.tsx'

export interface ProfileOutcomeProps extends ProfileFieldsProps {
  end: ProfileEnd | null
  onGoOn: (place: ProfilePlace) => void
  onField: (field: ProfileField) => void
}

/** What came of saving a profile: a code to type in, what went wrong, or where it goes on (P1 §4 Profile save). */
export function ProfileOutcome({ controls, profile, end, onGoOn, onField }: ProfileOutcomeProps) {
  const { progress } = controls
  if (progress.at === 'failed') {
    const first = progress.failure.why === 'fields' ? progress.failure.fields[0] : undefined
    return (
      <ProfileError
        failure={progress.failure}
        onField={onField}
        onClose={() => (first ? onField(first) : profile.form.close())}
        onRetry={profile.form.submit}
      />
    )
  }
  if (!end || end.at === 'here') return <PhoneCode phone={profile.phone} />
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
      title={end.isNews ? verified.title : t.savedTitle}
      onClose={() => onGoOn(end.place)}
      labels={common}
    >
      <p>{t.saved}</p>
      {end.isNews && (
        <p>
          {verified.told} {end.place !== 'libraryConnections' && verified.next}
        </p>
      )}
    </MessageModal>
  )
}
