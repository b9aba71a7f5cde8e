/**
 * What is made of an original, by its name in the storage. Another try writes over what an earlier one has left, and what
 * a server has made that died before it could say so goes with the original.
 */
export function madeNames(name: string) {
  const code = name.split('.')[0]
  return { converted: `${code}-converted.mp4`, poster: `${code}-poster.jpg` }
}
