import { attributeName } from './attributes.ts'

/** Properties that every element has and that are attributes, too. */
const COMMON_PROPERTIES = ['apiBase', 'hostUrl', 'brand', 'theme'] as const

/** And their attributes. */
export const COMMON_ATTRIBUTES = COMMON_PROPERTIES.map(attributeName)

/** Properties of every element that have no attribute. */
export const SESSION_PROPERTIES = ['session', 'fetchSession'] as const

/** What every element takes and keeps nowhere: its attribute goes as it is read. */
export const CODE_PROPERTY = 'sessionCode'

/** Every property of an element that has these of its own. */
export const withCommon = (own: readonly string[]): string[] => [
  ...COMMON_PROPERTIES,
  ...SESSION_PROPERTIES,
  CODE_PROPERTY,
  ...own,
]
