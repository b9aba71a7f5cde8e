import { isDemo, isIndependent, isLibrarian, type WithUserType } from './user-types.ts'

/**
 * Whether somebody can have a global partner (P2 §6, decision 20): librarians meet others on a page of their own, and
 * independent teachers work alone.
 */
export const mayHavePartner = (user: WithUserType): boolean => !isIndependent(user) && !isLibrarian(user)

/** Whether two of them may meet: a demo teacher asks nobody who teaches. */
export const mayMeet = (one: WithUserType, other: WithUserType): boolean =>
  mayHavePartner(one) && mayHavePartner(other) && isDemo(one) === isDemo(other)
