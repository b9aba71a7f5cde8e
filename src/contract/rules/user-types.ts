import type { UserTypeSlug } from '../entities/user.ts'

/** What a role test looks at; a whole User fits. */
export type WithUserType = { user_type: { slug: UserTypeSlug } }

/** User-type tests (P1 §6). Nothing else compares slugs. */
export const isLibrarian = (user: WithUserType) => user.user_type.slug === 'teacher-librarian'

export const isDemo = (user: WithUserType) => user.user_type.slug === 'teacher-demo'

export const isIndependentBasic = (user: WithUserType) => user.user_type.slug === 'independent-teacher'

export const isIndependentLanguage = (user: WithUserType) =>
  user.user_type.slug === 'independent-teacher-language'

export const isIndependentPlayers = (user: WithUserType) =>
  user.user_type.slug === 'independent-teacher-players'

/** Independent teachers have no global partner and work by subscription. */
export const isIndependent = (user: WithUserType) =>
  isIndependentBasic(user) || isIndependentLanguage(user) || isIndependentPlayers(user)
