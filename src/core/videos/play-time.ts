const pad = (count: number) => String(count).padStart(2, '0')

/** Seconds as a clock says them: 65 is '1:05', 3,605 is '1:00:05'. */
export function playTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const hours = Math.floor(whole / 3_600)
  const minutes = Math.floor(whole / 60) % 60
  const rest = pad(whole % 60)
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`
}
