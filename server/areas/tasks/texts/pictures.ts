const PICTURES = /<img\b[^>]*? src="([\w-]{43}\.webp)"/g

/** The stored files that cleaned HTML shows. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(PICTURES)].map(([, name = '']) => name).filter(Boolean)

/** Cleaned HTML with an address in the place of each of its pictures' names. */
export const withAddresses = (html: string, addressOf: (name: string) => string): string =>
  html.replaceAll(PICTURES, (tag: string, name: string) => {
    const address = addressOf(name).replaceAll('&', '&amp;')
    return `${tag.slice(0, -name.length - 1)}${address}"`
  })
