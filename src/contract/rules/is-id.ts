import { LARGEST_ID } from '../limits/input.ts'

/** Whether a value can be the id of anything. */
export const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LARGEST_ID
