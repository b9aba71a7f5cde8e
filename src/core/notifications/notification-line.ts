/** The live connection as notifications use it; tests stand in for it. */
export const notificationLine = {
  /**
   * Has what a teacher is told come at once, and polls of the page rest while nothing does. The connection and its code
   * come behind what is shown; without them there are the polls (docs/decisions/realtime.md).
   * @returns stops
   */
  hear(): () => void {
    let isOver = false
    let stop = () => {}
    import('../realtime/subscribe.ts').then(
      ({ hearRevisions }) => {
        if (!isOver) stop = hearRevisions()
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
    }
  },
}
