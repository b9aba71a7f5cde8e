import type { Line } from './connections.ts'

/** What an adapter does with what is said to many, which it makes into a frame once. No promise of its own. */
interface Inside {
  _encode: (packet: unknown, options: { wsPreEncodedFrame?: Buffer[] }) => unknown
}

/**
 * Has what is said to many be one piece of bytes, and not a head and a body that are put together anew for each
 * connection, a tenth of what bringing it there costs. To be called with each adapter that a line gets.
 */
export function sendWholeFrames(line: Line): void {
  const adapter = line.of('/').adapter as unknown as Inside
  const encode = adapter._encode
  adapter._encode = function encodeWhole(packet, options) {
    const encoded = encode.call(this, packet, options)
    if (options.wsPreEncodedFrame) options.wsPreEncodedFrame = [Buffer.concat(options.wsPreEncodedFrame)]
    return encoded
  }
}
