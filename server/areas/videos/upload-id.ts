/** The id of an upload, which its address ends with. */
export const uploadIdOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
