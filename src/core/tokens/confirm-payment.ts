/** Takes a card in the frame of a gateway. */
export interface ConfirmPayment {
  /** Whether the card is filled in. @throws CardIncomplete, which the frame has told */
  check(signal: AbortSignal): Promise<void>
  /**
   * Has it charged, by what the order was given for that. Done when the gateway has an answer, which the order then
   * knows.
   * @throws CallFailure with the gateway's sentence
   */
  confirm(clientSecret: string, signal: AbortSignal): Promise<void>
}

/** What is missing stands at the fields in the frame. */
export class CardIncomplete extends Error {
  override name = 'CardIncomplete'
}
