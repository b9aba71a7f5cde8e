import type { SchoolMatch } from '../../contract/entities/reference.ts'
import { schoolParts } from '../../contract/rules/profile-values.ts'
import type { ProfileForm } from './profile-form.ts'

type Form = ProfileForm['form']

/** The school is none of the list any more: what the list had of it goes, what the teacher has said stays. */
export function leaveSchool({ $draft, set }: Form): void {
  for (const part of $draft.get().listedParts) set(part, '')
  set('listedParts', [])
  set('school_id', null)
}

/** Takes a school of the list with what the list has of it; what the teacher has said of the rest stays. */
export function chooseSchool(form: Form, school: SchoolMatch): void {
  leaveSchool(form)
  const { school_id, school_name, ...parts } = {
    school_id: school.id,
    school_name: school.name,
    school_address: school.address,
    school_website: school.website,
    school_phone_number: school.phone_number,
  }
  form.set('school_id', school_id)
  form.set('school_name', school_name)
  const listed = schoolParts.filter(part => parts[part] !== null)
  for (const part of listed) form.set(part, parts[part] ?? '')
  form.set('listedParts', listed)
}
