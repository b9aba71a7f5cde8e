/** What may be recorded, the best first: H.264 plays everywhere as it is, VP9 is small, and VP8 every browser can. */
const TYPES = [
  'video/mp4;codecs=avc1.64003E,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4',
]

/** The best type that a browser records; '' leaves it to the browser. */
export const recordingType = (takes: (type: string) => boolean): string => TYPES.find(takes) ?? ''

/** What a file of a recording is called; `at` is when it began, in ms since 1970. */
export function recordingName(type: string, at: number): string {
  const ending = type.startsWith('video/mp4') ? 'mp4' : 'webm'
  const [when = ''] = new Date(at).toISOString().replaceAll(':', '-').split('.')
  return `recording-${when}.${ending}`
}
