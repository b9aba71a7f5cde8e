import { computed, type ReadableAtom } from 'nanostores'
import type { Form } from '../forms/form-types.ts'
import type { ProfileDraft } from './profile-draft.ts'

/** A country's calling code; null where it has none, or none can be known now. What knows them is large. */
async function callingCodeOf(country: string): Promise<string | null> {
  try {
    const { getCountryCallingCode, isSupportedCountry } = await import('libphonenumber-js/min')
    return isSupportedCountry(country) ? getCountryCallingCode(country) : null
  } catch {
    return null
  }
}

/**
 * Fills in the country code of a phone, while this runs: it is that of the teacher's country until they choose another
 * one, or there is a number with it.
 * @param $home the teacher's country, ISO 3166; undefined while it is not known
 */
export function fillHomeCode(
  { $draft, set }: Pick<Form<ProfileDraft, unknown, unknown>, '$draft' | 'set'>,
  $home: ReadableAtom<string | undefined>,
): () => void {
  let filledIn = ''
  // a number may well be typed before anything is known of numbers
  const isFree = ({ preferred_communication, phone_number, phone_country_code }: ProfileDraft) =>
    preferred_communication !== 'email' &&
    phone_country_code === filledIn &&
    (filledIn === '' || phone_number === '')
  const $wanted = computed([$draft, $home], (draft, home) => (isFree(draft) ? home : undefined))

  return $wanted.subscribe(async country => {
    const code = country ? await callingCodeOf(country) : null
    if (code === null || country !== $wanted.get() || code === $draft.get().phone_country_code) return
    filledIn = code
    set('phone_country_code', code)
  })
}
