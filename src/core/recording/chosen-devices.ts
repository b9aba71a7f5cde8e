import { storage } from '../storage.ts'
import { cameraPlatform } from './camera-platform.ts'
import { cameraTrouble } from './camera-trouble.ts'

export type DeviceKind = 'camera' | 'microphone'

const key = (kind: DeviceKind) => `cx-${kind}`

/** Which camera and microphone the person has chosen, in this browser; '' where they have not. */
export const chosenDevice = (kind: DeviceKind): string => storage('local').read(key(kind)) ?? ''

export const chooseDevice = (kind: DeviceKind, id: string): void => void storage('local').write(key(kind), id)

const WIDTH = 1_280
const HEIGHT = 720

/**
 * What is asked for: the chosen ones, the picture as large as a task needs it. The camera that looks at the person is
 * asked for where none was chosen alone: it would stand against the choice of a phone's other one.
 * @param how 'exact': no others; Chromium takes its default microphone for one that is only 'ideal'
 */
function wantedDevices(how: 'exact' | 'ideal'): MediaStreamConstraints {
  const wanted = (kind: DeviceKind, otherwise: MediaTrackConstraints) => {
    const id = chosenDevice(kind)
    return id ? { deviceId: { [how]: id } } : otherwise
  }
  const size = { width: { ideal: WIDTH }, height: { ideal: HEIGHT } }
  return {
    video: { ...wanted('camera', { facingMode: 'user' }), ...size },
    audio: { ...wanted('microphone', {}), echoCancellation: true, noiseSuppression: true },
  }
}

/** Opens the chosen camera and microphone, or others where they are not there (any more). */
export async function openChosen(): Promise<MediaStream> {
  try {
    return await cameraPlatform.open(wantedDevices('exact'))
  } catch (error) {
    if (cameraTrouble(error) !== 'missing') throw error
    return cameraPlatform.open(wantedDevices('ideal'))
  }
}

/** Whether a picture shows who looks at it, as a mirror does: a computer's camera does, and says nothing of it. */
export const isOfOneself = (stream: MediaStream): boolean =>
  (stream.getVideoTracks()[0]?.getSettings().facingMode ?? 'user') === 'user'
