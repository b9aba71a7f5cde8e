import type { Classroom } from '../../contract/entities/classroom.ts'
import type { User } from '../../contract/entities/user.ts'
import { isLibrarian } from '../../contract/rules/user-types.ts'
import type { LinkProps } from '../../element/types.ts'
import type { ClassroomHandle } from './types.ts'

/** The way to a partner for a classroom: librarians connect with other libraries (P2 §2, §6). */
export const partnerSearch = ({ id }: Classroom, user: User, widget: ClassroomHandle): LinkProps =>
  isLibrarian(user)
    ? widget.link('libraryConnections')
    : widget.link('classroom', { classroomId: id }, { show_partner_search: true })
