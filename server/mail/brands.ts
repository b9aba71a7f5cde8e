import { brandNames } from '../../src/contract/brands.ts'
import type { UserTypeSlug } from '../../src/contract/entities/user.ts'
import { isIndependentPlayers } from '../../src/contract/rules/user-types.ts'

/** How a brand looks and calls itself in mails; colours and names are those of its pages. */
export interface MailBrand {
  productName: string
  supportEmail: string
  color: string
  /** Added to links, so that the page they open shows the same brand (P1 §2 Security area). */
  query: Record<string, string>
}

const brands = {
  default: { ...brandNames.default, color: '#0b6a63', query: {} },
  players: {
    ...brandNames.players,
    color: '#1440d8',
    query: { 'players-trust': '1' },
  },
} as const satisfies Record<string, MailBrand>

export const brandOf = (slug: UserTypeSlug): MailBrand =>
  isIndependentPlayers({ user_type: { slug } }) ? brands.players : brands.default
