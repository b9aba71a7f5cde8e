import { keepAwake } from '../keep-awake.ts'
import { platform } from '../platform.ts'

/** How often the level of a microphone is read. */
const LEVEL_MS = 100
const SAMPLES = 512
/** Speech into a laptop is about so loud, of what is possible: it fills the meter. */
const LOUD = 0.25

/** What recordings alone take from the browser, beside core/platform.ts; tests replace its members. */
export const cameraPlatform = {
  /** Cameras are for pages with HTTPS, and for those of one's own machine. */
  isSecure: (): boolean => isSecureContext,

  /** Not so in old browsers, and in those of an iPhone that are not Safari (decision 14). */
  canRecord: (): boolean =>
    typeof MediaRecorder === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function',

  takesType: (type: string): boolean => MediaRecorder.isTypeSupported(type),

  /** Asks the person where they were not asked before. */
  open: (wanted: MediaStreamConstraints): Promise<MediaStream> => navigator.mediaDevices.getUserMedia(wanted),

  devices: (): Promise<MediaDeviceInfo[]> => navigator.mediaDevices.enumerateDevices(),

  onDevices(listener: () => void): () => void {
    navigator.mediaDevices.addEventListener('devicechange', listener)
    return () => navigator.mediaDevices.removeEventListener('devicechange', listener)
  },

  record: (stream: MediaStream, options: MediaRecorderOptions): MediaRecorder =>
    new MediaRecorder(stream, options),

  /** Tells how loud it is, 0 to 1, until the returned function is called. */
  hear(stream: MediaStream, tell: (level: number) => void): () => void {
    if (stream.getAudioTracks().length === 0) return () => {}
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = SAMPLES
    try {
      context.createMediaStreamSource(stream).connect(analyser)
    } catch {
      // Firefox takes no microphone with another rate than that of its loudspeakers: it records without a meter
      context.close().catch(() => undefined)
      return () => {}
    }
    const samples = new Float32Array(SAMPLES)
    const stop = platform.every(LEVEL_MS, () => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / SAMPLES
      tell(Math.min(1, Math.sqrt(power) / LOUD))
    })
    return () => {
      stop()
      context.close().catch(() => undefined)
    }
  },

  keepAwake,
}
