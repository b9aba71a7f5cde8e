const DIRECTORY_BYTES = 6
const ENTRY_BYTES = 16
/** More pictures than an icon has. */
const MOST_ENTRIES = 64

/** The largest picture of an icon, which is a PNG or a bitmap; null when there is none. */
export function largestOfIcon(bytes: Buffer): Buffer | null {
  try {
    const count = Math.min(bytes.readUInt16LE(4), MOST_ENTRIES)
    const entries = Array.from({ length: count }, (_, index) => {
      const at = DIRECTORY_BYTES + index * ENTRY_BYTES
      const start = bytes.readUInt32LE(at + 12)
      // a width of 256 does not fit into its byte, and is 0
      return {
        width: bytes.readUInt8(at) || 256,
        picture: bytes.subarray(start, start + bytes.readUInt32LE(at + 8)),
      }
    })
    return entries.sort((one, other) => other.width - one.width)[0]?.picture ?? null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
