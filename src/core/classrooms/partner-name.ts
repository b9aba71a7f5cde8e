/** A partner by first name and last initial (P2 §3 Partner). */
export function partnerName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const [initial] = last_name.trim()
  return initial ? `${first_name} ${initial}.` : first_name
}
