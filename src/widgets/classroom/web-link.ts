/** An address that may be linked to; null for one that is missing, or no web address. */
export function webLink(link: string | null | undefined): string | null {
  if (!link || !URL.canParse(link)) return null
  const { protocol, href } = new URL(link)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
