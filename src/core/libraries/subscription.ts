import type { User } from '../../contract/entities/user.ts'
import { isSubscriptionOver } from '../../contract/rules/exchange-expiry.ts'
import { platform } from '../platform.ts'

/** Whether the subscription of a librarian's library has ended, so that they post and connect no more (decision 21). */
export const hasSubscriptionEnded = (user: User): boolean => isSubscriptionOver(user, platform.now())
