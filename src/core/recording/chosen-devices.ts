import { storage } from '../storage.ts'

export type DeviceKind = 'camera' | 'microphone'

const key = (kind: DeviceKind) => `cx-${kind}`

/** Which camera and microphone the person has chosen, in this browser; '' where they have not. */
export const chosenDevice = (kind: DeviceKind): string => storage('local').read(key(kind)) ?? ''

export const chooseDevice = (kind: DeviceKind, id: string): void => void storage('local').write(key(kind), id)

const WIDTH = 1_280
const HEIGHT = 720

/** What is asked for: the chosen ones if they are there, the picture as large as a task needs it. */
export function wantedDevices(): MediaStreamConstraints {
  const wanted = (kind: DeviceKind) => {
    const id = chosenDevice(kind)
    return id ? { deviceId: { ideal: id } } : {}
  }
  return {
    video: { ...wanted('camera'), width: { ideal: WIDTH }, height: { ideal: HEIGHT }, facingMode: 'user' },
    audio: { ...wanted('microphone'), echoCancellation: true, noiseSuppression: true },
  }
}
