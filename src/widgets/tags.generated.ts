export const tags: readonly (readonly [
  tag: string,
  attributes: readonly string[],
  properties: readonly string[],
  load: () => Promise<unknown>,
])[] = []
