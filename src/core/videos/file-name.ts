/** What the file of an address is called; all of it where it has no name. */
export const fileName = (url: string) => /[^/?#]+(?=$|[?#])/.exec(url)?.[0] ?? url
