import { brandNames } from '../../contract/brands.ts'
import { platform } from '../platform.ts'

export interface Brand {
  /** Value of the `brand` attribute. */
  name: string
  /** The product's name wherever a sentence needs it (decision 26). */
  productName: string
  /** Where students sign in; a path is taken from the element's host-url. */
  studentSite: string
  supportEmail: string
  /** Material for teachers, another site. */
  resourcesUrl: string
  /** Where else the product is to be found. */
  social: readonly { name: string; url: string }[]
}

export const brands = {
  default: {
    name: 'default',
    ...brandNames.default,
    resourcesUrl: 'https://luv.example/resources',
    social: [
      { name: 'Facebook', url: 'https://facebook.com/luv.example' },
      { name: 'Instagram', url: 'https://instagram.com/luv.example' },
      { name: 'YouTube', url: 'https://youtube.com/@luv.example' },
    ],
  },
  players: {
    name: 'players',
    ...brandNames.players,
    resourcesUrl: 'https://players.example/resources',
    social: [
      { name: 'Instagram', url: 'https://instagram.com/players.example' },
      { name: 'YouTube', url: 'https://youtube.com/@players.example' },
    ],
  },
} as const satisfies Record<string, Brand>

export type BrandName = keyof typeof brands

/**
 * The brand an element shows: the one its attribute names, else players where the page's address contains that
 * word (P1 §1), else the default.
 */
export function brandFor(attribute?: string | null, address: URL = platform.address()): Brand {
  if (attribute && Object.hasOwn(brands, attribute)) return brands[attribute as BrandName]
  return address.href.toLowerCase().includes('players') ? brands.players : brands.default
}
