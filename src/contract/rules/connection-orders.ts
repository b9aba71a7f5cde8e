/** What connection requests are listed by: when they were sent last, where they stand, or the name of the other teacher. */
export const connectionOrders = ['created_at', 'status', 'name'] as const
export type ConnectionOrder = (typeof connectionOrders)[number]

export const orderDirections = ['asc', 'desc'] as const
export type OrderDirection = (typeof orderDirections)[number]
