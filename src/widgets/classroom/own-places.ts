import { pathTo } from '../../core/navigation/paths.ts'
import type { Place } from '../../core/navigation/place.ts'
import { deepLinkIn } from './deep-link.ts'

/** Which places are a classroom's own, for the screens that its element shows itself. */
export const ownPlaces = (classroomId: number) => {
  const owns = ({ params }: Place) => Number(params.classroomId) === classroomId
  return {
    name: `classroom:${classroomId}`,
    home: pathTo('classroom', { classroomId }),
    owns,
    isHome: (place: Place) => place.route === 'classroom' && owns(place),
    // the list of a teacher's classrooms is around it, if anywhere
    isOutside: ({ route }: Place) => route === 'classrooms',
  }
}

/** What an address of a classroom asks its element to show, as properties. What leads somewhere leaves the open tab. */
export function propertiesIn({ path }: Place): Record<string, unknown> {
  const query = new URLSearchParams(path.split('?')[1])
  const tab = query.get('tab')
  return { ...deepLinkIn(query), ...(tab !== null && { tab }) }
}
