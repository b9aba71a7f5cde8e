import type { AccountTable } from '../../core/tokens/account-table.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-account; element.ts says when each is fired. */
export interface AccountEvents {
  'cx-table-shown': { table: AccountTable; path: string }
}

export type AccountHandle = WidgetHandle<AccountEvents>
