type Work = () => void

const works = new Set<Work>()

/** What is to end with the screen that is shown, such as the use of a camera. */
export const onLeave = (work: Work): void => void works.add(work)

export function leaveScreen(): void {
  for (const work of works) work()
  works.clear()
}
