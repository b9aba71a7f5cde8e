// Made from the declarations of the elements by `node scripts/manifest.ts`; not edited by hand.
import type { WidgetElement, WidgetJsx } from './widget-types.ts'
import type { ChangePassword } from '../widgets/change-password/change-password.tsx'
import type { ClassroomView } from '../widgets/classroom/classroom.tsx'
import type { ClassroomList } from '../widgets/classroom-list/classroom-list.tsx'
import type { CreateAccount } from '../widgets/create-account/create-account.tsx'
import type { ForgotPassword } from '../widgets/forgot-password/forgot-password.tsx'
import type { Login } from '../widgets/login/login.tsx'
import type { RecoverPassword } from '../widgets/recover-password/recover-password.tsx'
import type { UiGallery } from '../widgets/ui-gallery/ui-gallery.tsx'
import type { VerifyAccount } from '../widgets/verify-account/verify-account.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'cx-change-password': WidgetElement<typeof ChangePassword>
    'cx-classroom': WidgetElement<typeof ClassroomView>
    'cx-classroom-list': WidgetElement<typeof ClassroomList>
    'cx-create-account': WidgetElement<typeof CreateAccount>
    'cx-forgot-password': WidgetElement<typeof ForgotPassword>
    'cx-login': WidgetElement<typeof Login>
    'cx-recover-password': WidgetElement<typeof RecoverPassword>
    'cx-ui-gallery': WidgetElement<typeof UiGallery>
    'cx-verify-account': WidgetElement<typeof VerifyAccount>
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cx-change-password': WidgetJsx<typeof ChangePassword, {  }>
      'cx-classroom': WidgetJsx<typeof ClassroomView, { 'classroom-id'?: number; 'tab'?: string; 'collapse-information'?: boolean }>
      'cx-classroom-list': WidgetJsx<typeof ClassroomList, { 'view'?: string; 'filter'?: string; 'created'?: number }>
      'cx-create-account': WidgetJsx<typeof CreateAccount, {  }>
      'cx-forgot-password': WidgetJsx<typeof ForgotPassword, {  }>
      'cx-login': WidgetJsx<typeof Login, { 'compact'?: boolean }>
      'cx-recover-password': WidgetJsx<typeof RecoverPassword, { 'token'?: string; 'email'?: string }>
      'cx-ui-gallery': WidgetJsx<typeof UiGallery, {  }>
      'cx-verify-account': WidgetJsx<typeof VerifyAccount, { 'url'?: string; 'players-trust'?: boolean }>
    }
  }
}
