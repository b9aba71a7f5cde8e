// Made from the declarations of the elements by `node scripts/manifest.ts`; not edited by hand.
import type { WidgetElement, WidgetJsx } from './widget-types.ts'
import type { ClassroomView } from './classroom/classroom.tsx'
import type { ClassroomList } from './classroom-list/classroom-list.tsx'
import type { Login } from './login/login.tsx'
import type { UiGallery } from './ui-gallery/ui-gallery.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'cx-classroom': WidgetElement<typeof ClassroomView>
    'cx-classroom-list': WidgetElement<typeof ClassroomList>
    'cx-login': WidgetElement<typeof Login>
    'cx-ui-gallery': WidgetElement<typeof UiGallery>
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cx-classroom': WidgetJsx<typeof ClassroomView, { 'classroom-id'?: number; 'tab'?: string; 'collapse-information'?: boolean }>
      'cx-classroom-list': WidgetJsx<typeof ClassroomList, { 'view'?: string; 'filter'?: string; 'created'?: number }>
      'cx-login': WidgetJsx<typeof Login, { 'compact'?: boolean }>
      'cx-ui-gallery': WidgetJsx<typeof UiGallery, {  }>
    }
  }
}
