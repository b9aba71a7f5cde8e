/** The largest JSON body that any call needs, with room to spare. */
const BODY_LIMIT_BYTES = 262_144

/** How often Node looks for connections whose headers take too long. */
const CONNECTIONS_CHECKED_MS = 5_000

/** How much a server takes of a request, and how long its headers may take; plugins/receive-time.ts ends slow bodies. */
export const receiveLimits = (receiveMs: number) => ({
  bodyLimit: BODY_LIMIT_BYTES,
  http: {
    headersTimeout: receiveMs,
    connectionsCheckingInterval: Math.min(receiveMs, CONNECTIONS_CHECKED_MS),
  },
})
