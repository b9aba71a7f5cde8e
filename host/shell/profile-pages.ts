import type { RouteName } from '../../src/core/navigation/paths.ts'

/** The pages on which a teacher fills in or changes the profile. */
export const isProfilePage = (route: RouteName): boolean => route === 'profile' || route === 'newProfile'
