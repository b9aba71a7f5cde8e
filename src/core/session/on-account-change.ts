import { $current } from './session.ts'

/**
 * Tells when another teacher, or nobody, is signed in: whoever holds data of the account drops it then. Replaced
 * tokens are no change.
 * @returns stops telling
 */
export function onAccountChange(forget: () => void): () => void {
  let account = $current.get()?.user.id
  return $current.listen(session => {
    if (session?.user.id === account) return
    account = session?.user.id
    forget()
  })
}
