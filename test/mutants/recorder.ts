import type { Plant } from '../../scripts/mutate/plant.ts'

/** Recording and sending videos. */
export const plants: Plant[] = [
  {
    bug: 'a server that is starting is taken for one that knows nothing of the upload',
    in: 'src',
    text: 'const GONE = [404, 410]',
    becomes: 'const GONE = [404, 410, 502]',
  },
  {
    bug: 'an upload gives up after 30 tries, though something has arrived since',
    in: 'src',
    text: 'if (bytes > reached) attempts = 0',
    becomes: 'if (bytes < reached) attempts = 0',
  },
  {
    bug: 'a reload sends all of a film again',
    in: 'src',
    text: 'uploadUrl: uploadPlaces.find(file.id),',
    becomes: 'uploadUrl: null,',
  },
  {
    bug: 'a cancelled upload stays at the server',
    in: 'src',
    text: 'upload?.abort(true).catch(() => undefined)',
    becomes: 'upload?.abort(false).catch(() => undefined)',
  },
  {
    bug: 'a video is saved twice when the answer was lost',
    in: 'src',
    text: 'const options = { signal, idempotencyKey: keyOf(url) }',
    becomes: 'const options = { signal, idempotencyKey: keyOf(url) + Math.random() }',
  },
  {
    bug: 'what the server has lost is never sent again',
    in: 'src',
    text: 'if (isLost(error)) uploadPlaces.forget(sent.id)',
    becomes: 'if (!isLost(error)) uploadPlaces.forget(sent.id)',
  },
  {
    bug: 'a line of exactly ten megabits that a browser tells is called slow',
    in: 'src',
    text: 'downlink === undefined || downlink === SLOW_LINE_MBIT',
    becomes: 'downlink === undefined',
  },
  {
    bug: 'a pause of the line counts as its rate',
    in: 'src',
    text: 'if (last && sent < last.sent) marks = []',
    becomes: 'if (last && sent < 0) marks = []',
  },
  {
    bug: 'the metadata is asked for once too often',
    in: 'src',
    text: 'if (isOver || attempts === METADATA_ATTEMPTS) stop()',
    becomes: 'if (isOver || attempts > METADATA_ATTEMPTS) stop()',
  },
  {
    bug: 'a recording can be stopped at once',
    in: 'src',
    text: 'mayStop: ms >= RECORDING_STOP_AFTER_MS',
    becomes: 'mayStop: ms >= 0',
  },
  {
    bug: 'the camera stays on after the recording',
    in: 'src',
    text: 'for (const track of stream?.getTracks() ?? []) track.stop()',
    becomes: 'for (const track of stream?.getVideoTracks() ?? []) track.dispatchEvent(new Event("mute"))',
  },
  {
    bug: 'a film that was sent is found again',
    in: 'src',
    text: 'if (film) keptFilms.forget(film.id)',
    becomes: "if (!film) keptFilms.forget('')",
  },
  {
    bug: 'films are kept for good',
    in: 'src',
    text: 'if (began < oldest) await forget(database, id)',
    becomes: 'if (began < 0) await forget(database, id)',
  },
  {
    bug: 'a video that plays begins anew whenever its address is signed again',
    in: 'src',
    text: "const fileOf = (src: string) => src.replaceAll(SIGNATURE, '')",
    becomes: 'const fileOf = (src: string) => src',
  },
]
