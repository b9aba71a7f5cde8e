import { atom } from 'nanostores'

/** How a video is being played. Times are seconds. */
export interface PlaybackState {
  /** `ready` once its length and size are known. */
  at: 'loading' | 'ready' | 'failed'
  /** It has come, and the browser can make no pictures of it. */
  isBroken: boolean
  isPlaying: boolean
  /** It is to play, and waits for what comes next. */
  isWaiting: boolean
  time: number
  /** 0 until it is known. */
  duration: number
  rate: number
  /** 0 to 1. */
  volume: number
  isMuted: boolean
}

const TOLD_BY = [
  'canplay',
  'durationchange',
  'emptied',
  'ended',
  'error',
  'loadedmetadata',
  'pause',
  'play',
  'playing',
  'ratechange',
  'seeked',
  'seeking',
  'timeupdate',
  'volumechange',
  'waiting',
] as const

const NOTHING_YET: PlaybackState = {
  at: 'loading',
  isBroken: false,
  isPlaying: false,
  isWaiting: false,
  time: 0,
  duration: 0,
  rate: 1,
  volume: 1,
  isMuted: false,
}

/** Later than any video ends. */
const FAR_SECONDS = 1e7

function read(video: HTMLVideoElement, isMeasured: boolean): PlaybackState {
  const { error, readyState, paused, ended, duration, currentTime, playbackRate, volume, muted } = video
  const isReady = readyState >= HTMLMediaElement.HAVE_METADATA && !isMeasured
  const isPlaying = !paused && !ended
  return {
    at: error ? 'failed' : isReady ? 'ready' : 'loading',
    isBroken: error?.code === MediaError.MEDIA_ERR_DECODE,
    isPlaying,
    isWaiting: isPlaying && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    time: isMeasured ? 0 : currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    rate: playbackRate,
    volume,
    isMuted: muted,
  }
}

/**
 * What is known of one video element, and what may be asked of it. A recording of the browser's own does not say how
 * long it is: it is looked for once, by going past its end.
 */
export function createPlayback() {
  const $state = atom<PlaybackState>(NOTHING_YET)
  let video: HTMLVideoElement | null = null
  let isMeasured = false
  /** Of what is to go on once it is there. */
  let stopWaiting = () => {}

  function tell(): void {
    if (video) $state.set(read(video, isMeasured))
  }

  function measure(): void {
    if (!video || video.duration !== Number.POSITIVE_INFINITY) return
    isMeasured = true
    video.currentTime = FAR_SECONDS
  }

  function measured(): void {
    if (!video || !isMeasured || !Number.isFinite(video.duration)) return
    isMeasured = false
    video.currentTime = 0
  }

  function forget(): void {
    isMeasured = false
  }

  /** Follows an element until the returned function is called. */
  function attach(found: HTMLVideoElement): () => void {
    video = found
    const listening = new AbortController()
    const { signal } = listening
    found.addEventListener('emptied', forget, { signal })
    found.addEventListener('loadedmetadata', measure, { signal })
    for (const event of ['durationchange', 'seeked']) found.addEventListener(event, measured, { signal })
    for (const event of TOLD_BY) found.addEventListener(event, tell, { signal })
    tell()
    return () => {
      listening.abort()
      stopWaiting()
      video = null
    }
  }

  /** What cannot be played says so by itself; a play that a pause has overtaken is no failure. */
  function play(): void {
    stopWaiting()
    video?.play().catch(() => undefined)
  }

  function pause(): void {
    stopWaiting()
    video?.pause()
  }

  const toggle = () => (video?.paused === false && !video.ended ? pause() : play())

  function seek(seconds: number): void {
    stopWaiting()
    const { at, duration } = $state.get()
    if (video && at === 'ready') video.currentTime = Math.min(Math.max(seconds, 0), duration)
  }

  const skip = (seconds: number) => seek((video?.currentTime ?? 0) + seconds)

  function setRate(rate: number): void {
    if (!video) return
    video.playbackRate = rate
    // a video that is loaded anew goes on as fast
    video.defaultPlaybackRate = rate
  }

  /** How it is at this moment, of which the browser may not have told yet. */
  function look(): PlaybackState {
    tell()
    return $state.get()
  }

  /**
   * Goes on as another player of the same video has left it, as soon as that can be; not by itself where the video has
   * failed, or the person has asked for something else meanwhile.
   */
  function goOn({ rate, volume, isMuted, time, isPlaying }: PlaybackState): void {
    if (!video) return
    setRate(rate)
    video.volume = volume
    video.muted = isMuted
    stopWaiting()
    function take(): void {
      const { at } = $state.get()
      if (at !== 'loading') stopWaiting()
      if (at !== 'ready') return
      seek(time)
      if (isPlaying) play()
    }
    stopWaiting = $state.listen(take)
    take()
  }

  /** A volume that is asked for is to be heard. */
  function setVolume(volume: number): void {
    if (!video) return
    video.volume = Math.min(Math.max(volume, 0), 1)
    video.muted = false
  }

  function toggleMuted(): void {
    if (video) video.muted = !video.muted
  }

  const reload = () => video?.load()

  return {
    $state,
    attach,
    look,
    play,
    pause,
    toggle,
    seek,
    skip,
    goOn,
    setRate,
    setVolume,
    toggleMuted,
    reload,
  }
}

export type Playback = ReturnType<typeof createPlayback>
