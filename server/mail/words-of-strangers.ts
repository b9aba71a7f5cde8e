/** Dots of all scripts that a program for mails takes for those of an address. */
const DOT_IN_ADDRESS = /[.\u3002\uff0e\uff61](?=\S)/gu
/** What else makes an address of a text. */
const ADDRESS_SIGNS = /[\p{Cc}:/\\@]+/gu

/**
 * What somebody has typed whom the reader does not know, such as a name: in one line, not longer than so many letters,
 * and no program for mails makes a link of it.
 */
export function wordsOfStrangers(text: string, most: number): string {
  const plain = text
    .replaceAll(ADDRESS_SIGNS, ' ')
    .replaceAll(DOT_IN_ADDRESS, '. ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const letters = [...plain]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : plain
}
