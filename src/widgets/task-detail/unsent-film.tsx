import { useEffect, useState } from 'react'
import { teacherVideos as t } from '../../core/messages/teacher-videos.ts'
import { filmPlace } from '../../core/recording/film.ts'
import type { VideoTarget } from '../../core/uploads/video-target.ts'
import type { LinkProps } from '../../element/types.ts'

export interface UnsentFilmProps {
  target: VideoTarget
  /** To the recorder, which finds it again. */
  link: LinkProps
}

/** That a film of the step lies in this browser and was not sent: nobody else tells who has left the recorder. */
export function UnsentFilm({ target, link }: UnsentFilmProps) {
  const [isThere, setIsThere] = useState(false)
  const place = filmPlace(target)
  useEffect(() => {
    let isShown = true
    // the browser's store of films is loaded after what is there in any case; who has no line sees no line of it either
    import('../../core/recording/kept-films.ts')
      .then(({ keptFilms }) => keptFilms.find(place))
      .then(film => isShown && setIsThere(film !== null))
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [place])
  if (!isThere) return null
  return (
    <p role="status">
      <a {...link}>{t.unsent}</a>
    </p>
  )
}
