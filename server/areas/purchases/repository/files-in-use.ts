import { sql } from 'drizzle-orm'

/** Whether an order has a file `f` as its purchase order. */
export const isPurchaseOrder = sql`exists (select from token_orders o where o.po_file = f.name)`
