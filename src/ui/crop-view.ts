/** A picture's size in its own px. */
export interface Size {
  width: number
  height: number
}

/** What is seen of a picture: where its middle is, in the picture's px, and how close, 1 being all that fits. */
export interface CropView {
  x: number
  y: number
  zoom: number
}

export const ZOOM_MAX = 4

/** The square that is seen, in the picture's px. */
export function cutOf({ x, y, zoom }: CropView, { width, height }: Size) {
  const side = Math.min(width, height) / zoom
  return { left: x - side / 2, top: y - side / 2, side }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The nearest view that shows nothing beside the picture. */
function inside(view: CropView, picture: Size): CropView {
  const zoom = clamp(view.zoom, 1, ZOOM_MAX)
  const half = cutOf({ ...view, zoom }, picture).side / 2
  return {
    zoom,
    x: clamp(view.x, half, picture.width - half),
    y: clamp(view.y, half, picture.height - half),
  }
}

/** The middle of a picture, all that fits. */
export const wholeOf = ({ width, height }: Size): CropView => ({ x: width / 2, y: height / 2, zoom: 1 })

/** The view after it went right and down, in parts of what is seen. */
export function moved(view: CropView, right: number, down: number, picture: Size): CropView {
  const { side } = cutOf(view, picture)
  return inside({ ...view, x: view.x + right * side, y: view.y + down * side }, picture)
}

/** The view from closer or farther, with the same middle as far as there is picture around it. */
export const zoomed = (view: CropView, zoom: number, picture: Size): CropView =>
  inside({ ...view, zoom }, picture)
