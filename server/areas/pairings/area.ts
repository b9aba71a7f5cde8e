import type { Area } from '../../area.ts'

export { pairClassrooms } from './repository.ts'

/** How two classrooms become partners. What they share from then on is in the areas that it belongs to. */
export const pairingsArea = {} satisfies Area
