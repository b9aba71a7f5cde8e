import { field } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import type { SubmissionsElement } from './a-submission-list.ts'

/** Chooses in the filter. */
export async function filterBy(element: SubmissionsElement, label: string) {
  const select = (await field(element, 'Filter by')) as unknown as HTMLSelectElement
  const option = await until(
    () => [...select.options].find(({ text }) => text === label),
    `the option ${label}`,
  )
  select.value = option.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What the filter offers. */
export async function optionsOf(element: SubmissionsElement) {
  const select = (await field(element, 'Filter by')) as unknown as HTMLSelectElement
  return [...select.options].map(({ text }) => text)
}
