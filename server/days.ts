/** A day so many days after another, both `YYYY-MM-DD`. */
export { dayAfter } from '../src/contract/rules/days.ts'
