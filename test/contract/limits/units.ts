/** P3 §5: 524,288,000 bytes are 500 MB. */
export const specified: Record<string, number> = {
  BYTES_PER_MEGABYTE: 1_024 * 1_024,
}
