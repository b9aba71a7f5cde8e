const UNITS = ['bytes', 'KB', 'MB', 'GB']
const STEP = 1_024

/** A number of bytes as a person reads it: 1,572,864 is '1.5 MB'. */
export function sizeText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1)
  const count = bytes / STEP ** power
  const digits = power > 0 && count < 10 ? 1 : 0
  return `${count.toFixed(digits)} ${UNITS[power]}`
}
