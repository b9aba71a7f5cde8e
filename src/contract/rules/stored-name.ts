/** How a stored file is called before its ending: at random, and as long as a code that is good for one time. */
export const STORED_NAME = '[\\w-]{43}'

const SAID = new RegExp(`^(?:/files/)?(${STORED_NAME}\\.\\w+)(?:\\?[\\w=&%.-]*)?$`)

/** The name of a stored file in what is said of it: the name itself, or the address that was told; null for anything else. */
export const storedNameIn = (said: string): string | null => SAID.exec(said)?.[1] ?? null
