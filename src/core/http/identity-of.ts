import type { Session } from '../session/session.ts'

/** The headers by which the API knows who asks: on every request of a session. An operator's say that it is one (P1 §6). */
export const identityOf = ({ token, token_admin }: Session): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(token_admin && { 'x-admin-token': token_admin }),
})
