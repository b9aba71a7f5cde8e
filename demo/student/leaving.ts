type Work = () => unknown

const works = new Set<Work>()
const unsent = new Set<() => boolean>()

/** What is to end with the screen that is shown, such as the use of a camera; it may take its time. */
export const onLeave = (work: Work): void => void works.add(work)

/** Something of this screen that may be lost with it, such as a text that is not sent. */
export const mayBeLost = (isUnsent: () => boolean): void => void unsent.add(isUnsent)

/** Whether leaving the screen loses something that somebody has made. */
export const losesWork = (): boolean => [...unsent].some(isUnsent => isUnsent())

/** Ends it at once, and tells when what takes its time is over. */
export async function leaveScreen(): Promise<void> {
  const ended = Promise.allSettled([...works].map(work => work()))
  works.clear()
  unsent.clear()
  await ended
}
