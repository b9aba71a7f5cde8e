/** A film of six seconds, with sound, as the server of the browser's tests has it. */
export const SIX_SECONDS = `${location.origin}/test/support/videos/six-seconds.webm`
