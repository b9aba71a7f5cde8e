import { cameraPlatform } from '../../src/core/recording/camera-platform.ts'

/** A recorder that records when a test says so. */
export class FakeRecorder {
  state = 'inactive'
  mimeType: string
  ondataavailable: ((event: { data: Blob }) => void) | null = null
  onstop: (() => void) | null = null
  onerror: (() => void) | null = null
  timeslice = 0

  constructor(options: MediaRecorderOptions) {
    this.mimeType = options.mimeType ?? ''
  }

  start(timeslice: number): void {
    this.state = 'recording'
    this.timeslice = timeslice
  }

  give(text: string): void {
    this.ondataavailable?.({ data: new Blob([text]) })
  }

  /** The last piece comes with the end. */
  stop(): void {
    this.state = 'inactive'
    this.give('.')
    this.onstop?.()
  }
}

class FakeTrack extends EventTarget {
  readonly kind: 'video' | 'audio'
  isStopped = false

  constructor(kind: 'video' | 'audio') {
    super()
    this.kind = kind
  }

  stop(): void {
    this.isStopped = true
  }

  getSettings(): MediaTrackSettings {
    return { deviceId: this.kind }
  }
}

/** A camera, a microphone and a recorder in place of the browser's. Call it within a `describe`. */
export function fakeCamera() {
  const real = { ...cameraPlatform }
  const recorders: FakeRecorder[] = []
  const tracks: FakeTrack[] = []
  const wanted: MediaStreamConstraints[] = []
  const fake = {
    recorders,
    tracks,
    wanted,
    types: ['video/webm;codecs=vp8,opus', 'video/webm'],
    /** What the browser throws that does not open the camera. */
    trouble: null as string | null,
    /** A device that is not there: who asks for it and no other gets none. */
    unplugged: '',
    /** Screens that are kept on. */
    awake: 0,
    recorder(): FakeRecorder {
      const last = recorders.at(-1)
      if (!last) throw new Error('nothing is recorded')
      return last
    },
    isClosed: () => tracks.every(({ isStopped }) => isStopped),
  }
  beforeEach(() => {
    recorders.length = 0
    tracks.length = 0
    wanted.length = 0
    Object.assign(fake, { trouble: null, unplugged: '', awake: 0 })
    Object.assign(cameraPlatform, {
      isSecure: () => true,
      canRecord: () => true,
      takesType: (type: string) => fake.types.includes(type),
      async open(asked: MediaStreamConstraints) {
        wanted.push(asked)
        if (fake.trouble) throw new DOMException('', fake.trouble)
        const exact = Object.values(asked).map(
          ({ deviceId }: MediaTrackConstraints) =>
            (deviceId as ConstrainDOMStringParameters | undefined)?.exact,
        )
        if (fake.unplugged && exact.includes(fake.unplugged))
          throw new DOMException('', 'OverconstrainedError')
        const [picture, sound] = [new FakeTrack('video'), new FakeTrack('audio')]
        tracks.push(picture, sound)
        return {
          getTracks: () => [picture, sound],
          getVideoTracks: () => [picture],
          getAudioTracks: () => [sound],
        } as unknown as MediaStream
      },
      devices: async () => [
        { kind: 'videoinput', deviceId: 'video', label: 'Front camera' },
        { kind: 'videoinput', deviceId: 'usb', label: 'USB camera' },
        { kind: 'audioinput', deviceId: 'audio', label: 'Microphone' },
      ],
      onDevices: () => () => {},
      record(_stream: MediaStream, options: MediaRecorderOptions) {
        const recorder = new FakeRecorder(options)
        recorders.push(recorder)
        return recorder as unknown as MediaRecorder
      },
      hear: () => () => {},
      keepAwake() {
        fake.awake += 1
        return () => {
          fake.awake -= 1
        }
      },
    } satisfies Record<keyof typeof cameraPlatform, unknown>)
  })
  afterEach(() => Object.assign(cameraPlatform, real))
  return fake
}
