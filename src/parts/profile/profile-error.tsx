import type { ProfileField } from '../../contract/rules/profile-values.ts'
import { common } from '../../core/messages/common.ts'
import { profile as t } from '../../core/messages/profile.ts'
import type { ProfileFailure } from '../../core/profile/profile-form.ts'
import { FailureModal, MessageModal } from '../../ui/message-modal.tsx'
import { useSheet } from '../../ui/style-root.ts'
import sheet from './profile-error.css?inline'

export interface ProfileErrorProps {
  failure: ProfileFailure
  /** How each field is called here, where that is not always the same. */
  labelOf?: (field: ProfileField) => string
  /** One of the fields was chosen: it shall have the focus. */
  onField: (field: ProfileField) => void
  onClose: () => void
  onRetry: () => void
}

/** Why a profile was not saved (P1 §5, §8 Profile): the fields at fault, each a way to it, or what went wrong. */
export function ProfileError({
  failure,
  labelOf = field => t.fields[field],
  onField,
  onClose,
  onRetry,
}: ProfileErrorProps) {
  useSheet(sheet)
  if (failure.why === 'fields') {
    return (
      <MessageModal title={t.errorTitle} onClose={onClose} labels={common}>
        <p>{t.errors}</p>
        <ul className="cx-profile-errors">
          {failure.fields.map(field => (
            <li key={field}>
              <button type="button" onClick={() => onField(field)}>
                {labelOf(field)}
              </button>
            </li>
          ))}
        </ul>
      </MessageModal>
    )
  }
  const isEmpty = failure.why === 'empty'
  return (
    <FailureModal
      title={isEmpty ? t.occursTitle : t.errorTitle}
      reason={isEmpty ? t.contactSupport : failure.reason}
      onClose={onClose}
      onRetry={onRetry}
      labels={common}
    />
  )
}
