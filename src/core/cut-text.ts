/** The first characters of a longer text, none of them cut in two; null where all of it is short. */
export function cutText(text: string, most: number): string | null {
  const characters = [...text]
  return characters.length <= most ? null : `${characters.slice(0, most).join('').trimEnd()}…`
}
