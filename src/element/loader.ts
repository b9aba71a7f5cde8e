import { definePlaceholder } from './placeholder.ts'
import { debug, fetchCode, names, properties } from './tags.ts'

/**
 * The one script of a page that embeds elements: registers every tag and fetches an element's code when it first
 * appears. A second copy on the page finds every tag taken.
 */
for (const name of names)
  definePlaceholder(`cx-${name}`, properties, () => fetchCode(`elements/${name}`), debug)
// the address as text, which the loader has no room to say
if (/cx-debug/.test(location as unknown as string)) debug()
