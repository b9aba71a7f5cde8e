import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Data } from '../../../contract/endpoints/all.ts'
import type { User } from '../../../contract/entities/user.ts'
import type { ProfileField } from '../../../contract/rules/profile-values.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { teacherProfile as t } from '../../../core/messages/teacher-profile.ts'
import { useStore } from '../../../core/use-store.ts'
import { KeptChanges } from '../../../parts/kept-changes.tsx'
import { AvatarChoice } from '../../../parts/profile/avatar-choice.tsx'
import { CommunicationFields } from '../../../parts/profile/communication-fields.tsx'
import { PersonalFields } from '../../../parts/profile/personal-fields.tsx'
import { ProfileOutcome } from '../../../parts/profile/profile-outcome.tsx'
import { SavedHere } from '../../../parts/profile/saved-here.tsx'
import { SchoolFields } from '../../../parts/profile/school-fields.tsx'
import { StudentFields } from '../../../parts/profile/student-fields.tsx'
import { SubjectFields } from '../../../parts/profile/subject-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { createProfile } from '../store.ts'
import type { ProfileHandle } from '../types.ts'

interface SectionsProps {
  user: User
  profile: Data<'GET /api/teacher/profile'>
  widget: ProfileHandle
}

/** The three sections under one SAVE, and what came of it. */
export function Sections({ user, profile, widget }: SectionsProps) {
  const [{ profileForm, changes, $end, stay, watch }] = useState(() =>
    createProfile(user, profile, () => widget.emit('cx-saved', null)),
  )
  useEffect(watch, [watch])
  const controls = useForm(profileForm.form)
  const end = useStore($end)
  const parts = { controls, profile: profileForm }
  const isSaving = controls.busy || (controls.progress.at === 'done' && !end)

  function goToField(field: ProfileField): void {
    profileForm.form.close()
    // the modal that led here gives the focus back first
    requestAnimationFrame(() => controls.focus(field === 'school_id' ? 'school_name' : field))
  }

  return (
    <>
      {end?.at === 'here' && <SavedHere place={end.place} link={widget.link(end.place)} />}
      <KeptChanges changes={changes} disabled={isSaving} />
      <form className="profile-sections" noValidate onSubmit={controls.submit}>
        <Section title={t.about}>
          <AvatarChoice controls={controls} />
          <PersonalFields {...parts} />
          <CommunicationFields {...parts} />
        </Section>
        <Section title={t.instruction}>
          <SubjectFields {...parts} />
          <StudentFields {...parts} />
        </Section>
        <Section title={t.verification}>
          <SchoolFields {...parts} />
        </Section>
        <div className="profile-save">
          <Button type="submit" variant="primary" busy={isSaving} busyLabel={t.saving}>
            {t.save}
          </Button>
        </div>
      </form>
      <ProfileOutcome
        {...parts}
        end={end}
        onGoOn={place => {
          if (!widget.goOn(place)) stay(place)
        }}
        onField={goToField}
      />
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card>
      <section className="profile-section" aria-labelledby={id}>
        <h3 id={id}>{title}</h3>
        {children}
      </section>
    </Card>
  )
}
