import type { OrderState } from '../../../../contract/entities/purchase.ts'
import type { Methods } from '../../../../core/tokens/shop-lists.ts'
import type { Wanted } from '../../../../core/tokens/wanted.ts'
import type { TokenPurchaseHandle } from '../../types.ts'
import type { SheetProps } from '../sheet.tsx'

export interface PaymentViewProps {
  wanted: Wanted
  methods: Methods
  sheet: Pick<SheetProps, 'title' | 'modal' | 'onClose'>
  /** Another choice is to be made. */
  onBack: () => void
  onTaken: (order: OrderState, wanted: Wanted) => void
  widget: TokenPurchaseHandle
}
