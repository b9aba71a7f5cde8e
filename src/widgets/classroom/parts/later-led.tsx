import { classroom as t } from '../../../core/messages/classroom.ts'
import { LaterModal } from '../../../parts/later-modal.tsx'
import { laterView } from '../../../parts/later-view.ts'
import type { LedProps } from './led.tsx'
import { SectionsOutline } from './sections-outline.tsx'

const led = laterView<LedProps>(async () => (await import('./led.tsx')).Led)

/** In the place of the tabs until it is known to which of them a notification leads: most visits do without its code. */
export const LaterLed = (props: LedProps) => (
  <>
    <SectionsOutline />
    <LaterModal view={led} title={t.notificationTitle} props={props} />
  </>
)
