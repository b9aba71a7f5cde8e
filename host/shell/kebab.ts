/** `collapseInformation` and `open_chat` as attributes are written. */
export const kebab = (name: string): string =>
  name.replace(/_/g, '-').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
