/** Told how many seconds of the video are done, from what ffmpeg writes with `-progress`. */
export function createProgress(tell: (seconds: number) => void): (piece: string) => void {
  let rest = ''
  return piece => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [name, value] = line.split('=')
      const microseconds = Number(value)
      if (name === 'out_time_us' && microseconds > 0) tell(microseconds / 1_000_000)
    }
  }
}

/** Arguments that have it written. */
export const TELLING = ['-progress', 'pipe:1', '-stats_period', '0.5']
