import type { NotificationPreferences } from '../../contract/entities/notification.ts'
import { DIGEST_MINUTE_OF_DAY } from '../../contract/limits/notifications.ts'
import { notificationMailModes } from '../../contract/rules/notification-mail-modes.ts'
import { mailPreferences as t } from '../../core/messages/mail-preferences.ts'
import {
  type MailMode,
  mailGroups,
  modeOfAll,
  quietMinutes,
  timeZones,
} from '../../core/notifications/mail-choices.ts'
import type { MailPreferencesStore } from '../../core/notifications/mail-preferences.ts'
import { useStore } from '../../core/use-store.ts'
import { Select } from '../../ui/select.tsx'

interface FieldsProps {
  store: MailPreferencesStore
  /** As the server has them. */
  loaded: NotificationPreferences
}

/** The kinds by whom they are about, and the hours. */
export function MailPreferencesFields({ store, loaded }: FieldsProps) {
  const { mails, quiet_from, quiet_until, time_zone } = { ...loaded, ...useStore(store.$changes) }
  return (
    <div className="mails">
      <p>{t.intro}</p>
      <div className="mails-kinds">
        <Mode label={t.all} value={modeOfAll(mails)} onChange={store.chooseAll} />
      </div>
      {mailGroups.map(({ about, types }) => (
        <fieldset key={about} className="mails-kinds">
          <legend>{t.groups[about]}</legend>
          {types.map(type => (
            <Mode
              key={type}
              label={t.kinds[type].mail}
              value={mails[type] ?? 'off'}
              onChange={mode => store.choose(type, mode)}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className="mails-hours">
        <legend>{t.hours}</legend>
        <p className="mails-hint">{t.hoursHint(t.minute(DIGEST_MINUTE_OF_DAY))}</p>
        <Minute label={t.from} value={quiet_from} onChange={store.quietFrom} />
        <Minute label={t.until} value={quiet_until} onChange={store.quietUntil} />
        <Select
          label={t.zone}
          value={time_zone}
          onChange={store.inZone}
          options={timeZones(time_zone).map(value => ({ value, label: value.replaceAll('_', ' ') }))}
        />
      </fieldset>
    </div>
  )
}

const modes = notificationMailModes.map(value => ({ value, label: t.modes[value] }))

interface ModeProps {
  label: string
  /** Null where it stands for several that differ. */
  value: MailMode | null
  onChange: (mode: MailMode) => void
}

const Mode = ({ label, value, onChange }: ModeProps) => (
  <Select
    label={label}
    value={value ?? ''}
    {...(value === null && { placeholder: t.differ, required: true })}
    onChange={chosen => {
      const mode = notificationMailModes.find(known => known === chosen)
      if (mode) onChange(mode)
    }}
    options={modes}
  />
)

interface MinuteProps {
  label: string
  /** After midnight. */
  value: number | null
  onChange: (value: number | null) => void
}

function Minute({ label, value, onChange }: MinuteProps) {
  const minutes = quietMinutes(value).map(minute => ({ value: String(minute), label: t.minute(minute) }))
  return (
    <Select
      label={label}
      value={value === null ? '' : String(value)}
      onChange={chosen => onChange(chosen === '' ? null : Number(chosen))}
      options={[{ value: '', label: t.none }, ...minutes]}
    />
  )
}
