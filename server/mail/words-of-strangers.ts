/** What nobody sees and a program may still read; what joins letters, or chooses their form, stays after all but ASCII's. */
const UNSEEN =
  /(?<!\P{ASCII})[\p{Join_Control}\p{Variation_Selector}]|(?![\p{Join_Control}\p{Variation_Selector}])[\p{Cs}\p{Default_Ignorable_Code_Point}]/gu

/** Where an address would go on: a space after one of these, and no program for mails sees one. */
const PARTS_OF_ADDRESS = new RegExp(
  [
    // no domain ends in what begins with a digit: `2026.07` is none
    String.raw`\.(?=[^\d\s])`,
    // dots of all scripts
    String.raw`[․﹒。．｡](?=\S)`,
    // what is linked whatever comes after it
    String.raw`(?<=(?:www|ftp)\d*)\.(?=\S)`,
    // the last dot of `1.2.3.4`
    String.raw`(?<=\d\.\d+\.\d+)\.(?=\d)`,
    // of a scheme, and not of `12:30`
    String.raw`(?<!\d):(?=\S)|:(?=[^\d\s])`,
    String.raw`[/\\](?=[/\\])`,
    String.raw`[@﹫＠](?=\S)`,
  ].join('|'),
  'giu',
)

/**
 * What somebody has typed whom the reader does not know, such as a name or the number of a purchase order: in one line, not
 * longer than so many letters, and no program for mails makes a link of it. Nothing that can be seen is taken away, and
 * what makes no link is there to the letter.
 */
export function wordsOfStrangers(text: string, most: number): string {
  const plain = text
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const letters = [...plain]
  const short = letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : plain
  return short.replaceAll(PARTS_OF_ADDRESS, '$& ')
}
