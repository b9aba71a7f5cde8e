import type { ComponentType } from 'react'
import { communicationMethods } from '../../contract/rules/communication-methods.ts'
import { createLoad } from '../../core/http/load.ts'
import { failed } from '../../core/messages/loader.ts'
import { profile as t } from '../../core/messages/profile.ts'
import { useStore } from '../../core/use-store.ts'
import type { PhoneFieldProps } from '../../ui/phone-field.tsx'
import { Select } from '../../ui/select.tsx'
import { Loaded } from '../loaded.tsx'
import { FieldsGroup } from './fields-group.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'

/** Most are reached by email, and need none of it. */
const phoneField = createLoad<ComponentType<PhoneFieldProps>>(
  async () => ({ data: (await import('../../ui/phone-field.tsx')).PhoneField }),
  { failed },
)

/** Of the outline: both parts of a number beside each other. */
const OUTLINE_HEIGHT_PX = 124

/** How the teacher wants to be reached, with the number where it is not by email (P1 §4 Profile save). */
export function CommunicationFields({ controls, profile }: ProfileFieldsProps) {
  const isByPhone = controls.draft.preferred_communication !== 'email'
  const home = useStore(profile.$home)
  return (
    <FieldsGroup>
      <Select
        label={t.fields.preferred_communication}
        options={communicationMethods.map(method => ({ value: method, label: t.methods[method] }))}
        disabled={controls.busy}
        {...controls.choice('preferred_communication')}
      />
      {isByPhone && (
        <Loaded list={phoneField} label={t.fields.phone_number} height={OUTLINE_HEIGHT_PX}>
          {PhoneField => (
            <PhoneField
              label={t.fields.phone_number}
              hint={t.phoneHint}
              home={home}
              labels={t.phone}
              code={controls.field('phone_country_code')}
              number={controls.field('phone_number')}
              required
              readOnly={controls.busy}
            />
          )}
        </Loaded>
      )}
    </FieldsGroup>
  )
}
