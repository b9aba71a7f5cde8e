import '../../../src/widgets/partner-panel/element.ts'
import type { PartnerPanelProps } from '../../../src/widgets/partner-panel/partner-panel.tsx'
import { mount, see } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { serverHas } from '../partner-chat/a-partner-chat.ts'

export type PanelElement = HTMLElement & Omit<PartnerPanelProps, 'widget'>

export const REPORT = 'POST /api/teacher/classrooms/{id}/partner-report'

export function place(attributes = ''): PanelElement {
  signedIn()
  return mount(`<cx-partner-panel classroom-id="7" ${attributes}></cx-partner-panel>`)
}

/** A teacher looks at this partner. */
export async function show(scene: Parameters<typeof serverHas>[0] = {}, attributes = '') {
  const server = serverHas(scene)
  const element = place(attributes)
  await see(element, 'Camille D.')
  return { server, element }
}
