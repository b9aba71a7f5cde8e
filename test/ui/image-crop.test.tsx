import { expect, waitUntil } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type CropView, cutOf, moved, wholeOf, zoomed } from '../../src/ui/crop-view.ts'
import { type CropHandle, ImageCrop, type ImageCropProps } from '../../src/ui/image-crop.tsx'
import { clear, LONG, painted, quietly, show } from './show.tsx'

const wide = { width: 400, height: 200 }
const labels = {
  picture: 'Your picture; arrow keys move it',
  zoom: 'Zoom',
  reading: 'Opening the picture…',
  failed: 'This file is no picture.',
}

const views: [string, CropView, ReturnType<typeof cutOf>][] = [
  ['all that fits', wholeOf(wide), { left: 100, top: 0, side: 200 }],
  ['to the right', moved(wholeOf(wide), 0.25, 0, wide), { left: 150, top: 0, side: 200 }],
  ['past the right edge', moved(wholeOf(wide), 9, 0, wide), { left: 200, top: 0, side: 200 }],
  ['past the left and upper edge', moved(wholeOf(wide), -9, -9, wide), { left: 0, top: 0, side: 200 }],
  ['down where there is nothing', moved(wholeOf(wide), 0, 1, wide), { left: 100, top: 0, side: 200 }],
  ['closer', zoomed(wholeOf(wide), 2, wide), { left: 150, top: 50, side: 100 }],
  ['too close', zoomed(wholeOf(wide), 99, wide), { left: 175, top: 75, side: 50 }],
  ['too far', zoomed(wholeOf(wide), 0.1, wide), { left: 100, top: 0, side: 200 }],
  [
    'far again at an edge',
    zoomed(moved(zoomed(wholeOf(wide), 4, wide), 9, 9, wide), 1, wide),
    { left: 200, top: 0, side: 200 },
  ],
]

/** Red on the left, blue on the right. */
async function flag(): Promise<Blob> {
  const canvas = new OffscreenCanvas(wide.width, wide.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'red'
  context.fillRect(0, 0, wide.width / 2, wide.height)
  context.fillStyle = 'blue'
  context.fillRect(wide.width / 2, 0, wide.width / 2, wide.height)
  return canvas.convertToBlob()
}

/** Colour in the middle of what comes out, and its side. */
async function cutBy(handle: CropHandle | null) {
  const blob = await handle?.crop()
  if (!blob) return undefined
  const picture = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0)
  const at = (x: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(x, picture.height / 2, 1, 1).data ?? []
    return red > blue ? 'red' : 'blue'
  }
  return { type: blob.type, side: picture.width, left: at(4), right: at(picture.width - 4) }
}

async function ready(props: Partial<ImageCropProps> = {}, width = 800) {
  const held: { handle: CropHandle | null } = { handle: null }
  const told: boolean[] = []
  const shown = show(
    <ImageCrop
      file={await flag()}
      labels={labels}
      side={100}
      onRead={isPicture => told.push(isPicture)}
      {...props}
      ref={handle => {
        held.handle = handle
      }}
    />,
    width,
  )
  await waitUntil(() => told.length > 0, 'the picture', { timeout: 20_000 })
  await painted()
  return { ...shown, held, told }
}

describe('ImageCrop', () => {
  afterEach(clear)

  for (const [name, view, cut] of views) {
    it(`sees ${name}`, () => {
      expect(cutOf(view, wide)).to.deep.equal(cut)
    })
  }

  it('renders', async () => {
    const { find, told } = await ready()
    expect(find('[role=application]').ariaLabel).to.equal(labels.picture)
    expect(find<HTMLInputElement>('input').labels?.[0]?.textContent).to.equal('Zoom')
    expect(told).to.deep.equal([true])
  })

  it('is accessible', async () => {
    await expect((await ready()).host).to.be.accessible()
    clear()
    await expect((await ready({ disabled: true })).host).to.be.accessible()
  })

  it('gives the square in the middle, no larger than was asked for', async () => {
    const { held } = await ready()
    expect(await cutBy(held.handle)).to.deep.equal({
      type: 'image/jpeg',
      side: 100,
      left: 'red',
      right: 'blue',
    })
  })

  it('makes nothing larger than it was', async () => {
    const { held } = await ready({ side: 5000 })
    expect((await cutBy(held.handle))?.side).to.equal(200)
  })

  it('is moved by arrows and zoomed by its slider', async () => {
    const { find, held } = await ready({ side: 5000 })
    find('[role=application]').focus()
    for (let press = 0; press < 12; press++) await sendKeys({ press: 'ArrowRight' })
    await painted()
    expect(await cutBy(held.handle)).to.include({ left: 'blue', right: 'blue' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'End' })
    await painted()
    expect(find('input').getAttribute('aria-valuetext')).to.equal('400%')
    expect((await cutBy(held.handle))?.side).to.equal(50)
  })

  it('is dragged, wheeled and pinched', async () => {
    const { find, held } = await ready({ side: 5000 })
    const canvas = find<HTMLCanvasElement>('canvas')
    canvas.setPointerCapture = () => {}
    const { width } = canvas.getBoundingClientRect()
    const point = (type: string, pointerId: number, clientX: number) =>
      quietly(() =>
        canvas.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY: 0, bubbles: true })),
      )
    point('pointerdown', 1, 0)
    point('pointermove', 1, -width)
    point('pointerup', 1, -width)
    point('pointermove', 1, width * 5)
    expect(await cutBy(held.handle)).to.include({ left: 'blue', side: 200 })
    const wheel = new WheelEvent('wheel', { deltaY: -400, cancelable: true })
    quietly(() => canvas.dispatchEvent(wheel))
    expect(wheel.defaultPrevented).to.equal(true)
    expect((await cutBy(held.handle))?.side).to.equal(100)
    point('pointerdown', 1, 0)
    point('pointerdown', 2, 100)
    point('pointermove', 2, 200)
    expect((await cutBy(held.handle))?.side).to.equal(50)
  })

  it('says that it reads, and that a file is no picture', async () => {
    const { find, held, told } = await ready({ file: new Blob(['<html>'], { type: 'image/png' }) })
    expect(find('[role=alert]').textContent).to.equal(labels.failed)
    expect(told).to.deep.equal([false])
    expect(await cutBy(held.handle)).to.equal(undefined)
    clear()
    const reading = show(<ImageCrop file={await flag()} labels={labels} side={9} />)
    expect(reading.find('[role=status]').textContent).to.equal(labels.reading)
  })

  it('takes another file in its place', async () => {
    const { find, render } = await ready({ file: new Blob(['no']) })
    const file = await flag()
    render(<ImageCrop file={file} labels={labels} side={9} />)
    await waitUntil(() => find('.cx-crop').querySelector('canvas'), 'the other', { timeout: 20_000 })
  })

  it('stays as it is while it is disabled', async () => {
    const { find, held } = await ready({ disabled: true, side: 5000 })
    expect(find('[role=application]').tabIndex).to.equal(-1)
    quietly(() => find('canvas').dispatchEvent(new WheelEvent('wheel', { deltaY: -400 })))
    expect((await cutBy(held.handle))?.side).to.equal(200)
    expect(find<HTMLInputElement>('input').disabled).to.equal(true)
  })

  it('stays inside 320 px with any text', async () => {
    const { host, all } = await ready({ labels: { ...labels, zoom: LONG, failed: LONG } }, 320)
    const edge = host.getBoundingClientRect().right + 1
    for (const part of all('.cx-crop-frame, .cx-crop-zoom, input'))
      expect(part.getBoundingClientRect().right).to.be.at.most(edge)
  })
})
