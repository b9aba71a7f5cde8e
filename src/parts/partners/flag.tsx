import { useState } from 'react'
import { flagPicture } from '../../core/partners/flag-picture.ts'
import { useSheet } from '../../ui/style-root.ts'
import sheet from './partners.css?inline'

/** The flag goes along with the country's name, and is missed by nobody where it does not come. */
export function Flag({ iso }: { iso: string }) {
  useSheet(sheet)
  const [failed, setFailed] = useState(false)
  const src = flagPicture(iso)
  if (src === null || failed) return null
  return <img className="cx-flag" src={src} alt="" loading="lazy" onError={() => setFailed(true)} />
}
