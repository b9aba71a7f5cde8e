import { useEffect, useState } from 'react'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import { type Film, filmPlace } from '../../core/recording/film.ts'
import { keptFilms } from '../../core/recording/kept-films.ts'
import type { VideoTarget } from '../../core/uploads/video-target.ts'
import { Button } from '../../ui/button.tsx'
import { download } from '../../ui/file-icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { saveFile } from '../save-file.ts'

/** A film that was not sent, where its task takes none any more: the person may have it on their device. */
export function KeptFilm({ target }: { target: VideoTarget }) {
  const [film, setFilm] = useState<Film | null>(null)
  const place = filmPlace(target)
  useEffect(() => {
    let isShown = true
    keptFilms.find(place).then(found => isShown && setFilm(found))
    return () => {
      isShown = false
    }
  }, [place])
  if (!film) return null
  return (
    <Notice
      action={
        <Button icon={download} onClick={() => saveFile(film.content, film.name)}>
          {t.save}
        </Button>
      }
    >
      <p>{t.keptOnly}</p>
    </Notice>
  )
}
