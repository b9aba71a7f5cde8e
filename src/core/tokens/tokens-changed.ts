import { $user } from '../session/session.ts'

/** The event of whatever element tokens are bought in; it reaches the document. */
const BOUGHT = 'cx-tokens-bought'

/**
 * Tells at once when tokens were bought in an element of this page, or another balance of the signed-in teacher's was
 * heard of. It stands apart from the platform, which every element loads. The returned function ends it.
 */
export function onTokensChanged(listener: () => void): () => void {
  const stopListening = $user.listen((now, before) => {
    const [balance, last] = [now, before].map(user => JSON.stringify(user?.exchange_tokens_balance))
    if (now && now.id === before?.id && balance !== last) listener()
  })
  document.addEventListener(BOUGHT, listener)
  return () => {
    stopListening()
    document.removeEventListener(BOUGHT, listener)
  }
}
