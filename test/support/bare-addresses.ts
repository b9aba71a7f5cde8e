/** What was read, its addresses of files without their ends, which are others in another hour. */
export const withBareAddresses = <Read extends object>(read: Read): Read =>
  JSON.parse(JSON.stringify(read).replaceAll(/\?expires=[\w&;=%.-]*/g, ''))
