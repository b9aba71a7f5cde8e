import { useEffect, useRef, useState } from 'react'
import { presetAvatarName, presetAvatarPath } from '../../../src/contract/rules/avatar.ts'
import { Avatar } from '../../../src/ui/avatar.tsx'
import { Button } from '../../../src/ui/button.tsx'
import { type CropHandle, ImageCrop } from '../../../src/ui/image-crop.tsx'
import { Section } from './section.tsx'

const labels = {
  picture: 'Your picture; arrow keys move it',
  zoom: 'Zoom',
  reading: 'Opening the picture…',
  failed: 'This file is no picture.',
}

/** A picture to cut, drawn here: browsers read no SVG as one. */
async function sample(): Promise<Blob> {
  const canvas = new OffscreenCanvas(900, 600)
  const picture = new Image()
  picture.src = presetAvatarPath(presetAvatarName(12)) ?? ''
  await picture.decode()
  const context = canvas.getContext('2d')
  for (let x = 0; x < 900; x += 300) context?.drawImage(picture, x, (x / 300) * 150, 300, 300)
  return canvas.convertToBlob()
}

export function CropSamples() {
  const crop = useRef<CropHandle>(null)
  const [file, setFile] = useState<Blob>()
  const [cut, setCut] = useState('')
  useEffect(() => {
    sample().then(setFile, () => {})
  }, [])
  async function show() {
    const blob = await crop.current?.crop()
    if (blob) setCut(URL.createObjectURL(blob))
  }
  return (
    <Section title="ImageCrop">
      <div className="gallery-grid">
        {file && <ImageCrop file={file} labels={labels} side={512} ref={crop} />}
        <div className="gallery-row">
          <Button onClick={show}>Cut it out</Button>
          <Avatar name="What comes out" src={cut} size={96} />
        </div>
        {file && <ImageCrop file={file} labels={labels} side={512} disabled />}
        <ImageCrop file={none} labels={labels} side={512} />
      </div>
    </Section>
  )
}

const none = new Blob(['no picture'])
