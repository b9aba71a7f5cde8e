/**
 * Takes a card in the frame of a gateway and has it charged, by what the order was given for that. Done when the gateway
 * has an answer, which the order then knows.
 * @throws CallFailure with the gateway's sentence
 */
export type ConfirmPayment = (clientSecret: string, signal: AbortSignal) => Promise<void>
