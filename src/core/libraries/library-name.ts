import type { LibraryConnectionRequest } from '../../contract/entities/library-connection-request.ts'
import { LIBRARY_NAME_SHOWN_CHARACTERS } from '../../contract/limits/library-connections.ts'
import { cutText } from '../cut-text.ts'

type Named = Pick<LibraryConnectionRequest, 'school_name' | 'name'>

/** What a library is called: by its school, or by the librarian as long as that is not accepted. */
export const libraryName = ({ school_name, name }: Named): string => school_name?.trim() || name

/** The same where there is little room (P2 §9). */
export function shortName(request: Named): string {
  const name = libraryName(request)
  return cutText(name, LIBRARY_NAME_SHOWN_CHARACTERS) ?? name
}
