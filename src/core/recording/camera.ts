import { atom } from 'nanostores'
import { cameraPlatform } from './camera-platform.ts'
import { chooseDevice, type DeviceKind, openChosen } from './chosen-devices.ts'

/** A camera or microphone, by the browser's id and name. */
export interface Device {
  id: string
  name: string
}

export interface Devices {
  camera: { chosen: string; all: Device[] }
  microphone: { chosen: string; all: Device[] }
}

const NONE: Devices = { camera: { chosen: '', all: [] }, microphone: { chosen: '', all: [] } }

const idOf = (track: MediaStreamTrack | undefined) => track?.getSettings().deviceId ?? ''

/** The camera and the microphone while they are open: what there is to choose from, and how loud it is. */
export function createCamera(lost: () => void) {
  const $devices = atom<Devices>(NONE)
  /** 0 to 1. */
  const $level = atom(0)
  let stream: MediaStream | null = null
  let stops: (() => void)[] = []
  /** Another one is another opening. */
  let turn = 0

  async function look(): Promise<void> {
    const found = await cameraPlatform.devices().catch(() => [])
    const all = (kind: MediaDeviceKind) =>
      found
        .filter(device => device.kind === kind && device.deviceId !== '')
        .map(({ deviceId, label }) => ({ id: deviceId, name: label }))
    if (!stream) return
    const [picture, sound] = [stream.getVideoTracks()[0], stream.getAudioTracks()[0]]
    $devices.set({
      camera: { chosen: idOf(picture), all: all('videoinput') },
      microphone: { chosen: idOf(sound), all: all('audioinput') },
    })
  }

  function close(): void {
    turn += 1
    for (const stop of stops.splice(0)) stop()
    for (const track of stream?.getTracks() ?? []) track.stop()
    stream = null
    $level.set(0)
  }

  /**
   * Null where it was closed, or opened once more, before the browser had opened it.
   * @throws what the browser throws that does not open them
   */
  async function open(): Promise<MediaStream | null> {
    close()
    const mine = turn
    const opened = await openChosen()
    if (mine !== turn) {
      for (const track of opened.getTracks()) track.stop()
      return null
    }
    stream = opened
    const listening = new AbortController()
    // of our own doing it does not tell
    for (const track of opened.getTracks())
      track.addEventListener('ended', lost, { signal: listening.signal })
    stops = [
      () => listening.abort(),
      cameraPlatform.onDevices(look),
      cameraPlatform.hear(opened, level => $level.set(level)),
    ]
    await look()
    return mine === turn ? opened : null
  }

  return {
    $devices,
    $level,
    open,
    close,
    /** Another one, from the next opening on, and in this browser. */
    choose: (kind: DeviceKind, id: string) => chooseDevice(kind, id),
  }
}
