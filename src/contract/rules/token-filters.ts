/** Where the tokens of a lot are: left, spent on a classroom that runs or that is over, or gone with time (P1 §9). */
export const tokenStatuses = ['available', 'active', 'concluded', 'expired'] as const
export type TokenStatus = (typeof tokenStatuses)[number]

/** What the tables of tokens show, by the word of the call. */
export const tokenFilters = [...tokenStatuses, 'usage-history'] as const
export type TokenFilter = (typeof tokenFilters)[number]

export const isTokenStatus = (filter: TokenFilter): filter is TokenStatus => filter !== 'usage-history'
