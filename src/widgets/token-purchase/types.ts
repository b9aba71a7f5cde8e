import type { OrderState } from '../../contract/entities/purchase.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-token-purchase; element.ts says when each is fired. */
export interface TokenPurchaseEvents {
  'cx-tokens-bought': {
    subjectId: number | null
    number: number
    orderId: number
    status: OrderState['status']
  }
  'cx-purchase-closed': null
  'cx-busy-changed': { busy: boolean }
}

export type TokenPurchaseHandle = WidgetHandle<TokenPurchaseEvents>

export interface TokenPurchaseProps {
  subjectId?: number
  number?: number
  /** Bundles come first. */
  bundles?: boolean
  modal?: boolean
  /** What it is for. */
  reason?: string
  /** It says that exchanges are missing. */
  lacking?: boolean
  widget: TokenPurchaseHandle
}
