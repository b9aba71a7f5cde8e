import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { type CropView, cutOf, moved, wholeOf, ZOOM_MAX, zoomed } from './crop-view.ts'
import sheet from './image-crop.css?inline'
import { useSheet } from './style-root.ts'
import { useDrag } from './use-drag.ts'

export interface CropHandle {
  /** The square that is seen, as JPEG; null where there is no picture yet, or the browser cannot make one. */
  crop: () => Promise<Blob | null>
}

export interface ImageCropProps {
  /** The picture as it was chosen. */
  file: Blob
  labels: {
    /** Name of the picture, with what the keys do: 'Your picture; arrow keys move it' */
    picture: string
    zoom: string
    reading: string
    /** Where the file is no picture that browsers know. */
    failed: string
  }
  /** Side of what comes out, at most, in px; nothing is made larger than it was. */
  side: number
  /** The file has turned out to be a picture, or none. */
  onRead?: (isPicture: boolean) => void
  disabled?: boolean
  ref?: Ref<CropHandle>
}

type State = { at: 'reading' } | { at: 'failed' } | { at: 'ready'; picture: ImageBitmap }

const KEY_STEP = 0.05
const ZOOM_STEP = 0.1

/**
 * Cuts a square out of a picture: dragged, pinched, by the wheel, by keys or by a slider. It is drawn, never shown by
 * an address, so that no policy of a page for images is in the way.
 */
export function ImageCrop({ file, labels, side, onRead, disabled = false, ref }: ImageCropProps) {
  useSheet(sheet)
  const state = usePicture(file, onRead)
  return (
    <div className="cx-crop">
      {state.at === 'ready' ? (
        <Frame picture={state.picture} labels={labels} side={side} disabled={disabled} ref={ref} />
      ) : (
        <p className="cx-crop-told" role={state.at === 'failed' ? 'alert' : 'status'}>
          {state.at === 'failed' ? labels.failed : labels.reading}
        </p>
      )}
    </div>
  )
}

interface FrameProps extends Pick<ImageCropProps, 'labels' | 'side'> {
  ref: Ref<CropHandle> | undefined
  picture: ImageBitmap
  disabled: boolean
}

function Frame({ picture, labels, side, disabled, ref }: FrameProps) {
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [view, setView] = useState(() => wholeOf(picture))
  const move = (right: number, down: number) => setView(now => moved(now, right, down, picture))
  const zoomBy = (factor: number) => setView(now => zoomed(now, now.zoom * factor, picture))
  useDrag(canvas, { isOff: disabled, onMove: (right, down) => move(-right, -down), onZoom: zoomBy })
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, view)
  }, [picture, view])
  useImperativeHandle(ref, () => ({ crop: () => cropped(picture, view, side) }))

  function onKey(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step || disabled) return
    event.preventDefault()
    move(step[0] ?? 0, step[1] ?? 0)
  }

  return (
    <>
      {/* an application: screen readers leave it the arrow keys */}
      <div
        role="application"
        aria-label={labels.picture}
        aria-disabled={disabled || undefined}
        tabIndex={disabled ? undefined : 0}
        className="cx-crop-frame"
        onKeyDown={onKey}
      >
        <canvas ref={canvas} width={DRAWN_PX} height={DRAWN_PX} />
      </div>
      <label className="cx-crop-zoom" htmlFor={id}>
        <span className="cx-label">{labels.zoom}</span>
        <input
          id={id}
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          value={view.zoom}
          aria-valuetext={`${Math.round(view.zoom * 100)}%`}
          disabled={disabled}
          onChange={event => setView(zoomed(view, Number(event.target.value), picture))}
        />
      </label>
    </>
  )
}

const steps: Record<string, readonly number[]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}

/** Twice what css shows, for dense screens. */
const DRAWN_PX = 560

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, view: CropView): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = cutOf(view, picture)
  // JPEG knows nothing transparent, which would come out black
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

const JPEG_QUALITY = 0.9

function cropped(picture: ImageBitmap, view: CropView, most: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.min(most, Math.round(cutOf(view, picture).side)))
  canvas.height = canvas.width
  draw(canvas, picture, view)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}

/** Reads a file as a picture, upright as its camera says. */
function usePicture(file: Blob, onRead: ((isPicture: boolean) => void) | undefined): State {
  const [read, setRead] = useState<{ file: Blob; state: State }>()
  const tell = useRef(onRead)
  useEffect(() => {
    tell.current = onRead
  })
  useEffect(() => {
    let isShown = true
    let picture: ImageBitmap | undefined
    const finish = (state: State) => {
      setRead({ file, state })
      tell.current?.(state.at === 'ready')
    }
    createImageBitmap(file).then(
      found => {
        if (!isShown) return found.close()
        picture = found
        finish({ at: 'ready', picture })
      },
      () => isShown && finish({ at: 'failed' }),
    )
    return () => {
      isShown = false
      picture?.close()
    }
  }, [file])
  return read?.file === file ? read.state : { at: 'reading' }
}
