import type { SiteTask } from '../../src/contract/entities/student-site.ts'
import { apiOrigin } from './api.ts'
import { h } from './dom.ts'

type Attached = Pick<SiteTask, 'links' | 'media'> & Partial<Pick<SiteTask, 'materials'>>

/** What a teacher has put to a task or a message, to look at in a tab of its own; null where there is nothing. */
export function attached({ links, materials = [], media }: Attached): HTMLElement | null {
  const files = [...materials, ...media].map(({ label, url }) => ({ label, url: apiOrigin + url }))
  const items = [...files, ...links].map(({ label, url }) =>
    h('li', {}, h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, label)),
  )
  return items.length > 0 ? h('ul', {}, ...items) : null
}
