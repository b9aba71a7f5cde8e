import { useEffect, useRef, useState } from 'react'
import { explain } from '../../src/core/http/explain.ts'
import { shell as t } from '../../src/core/messages/shell.ts'
import { pathTo } from '../../src/core/navigation/paths.ts'
import { enterAsTeacher } from '../../src/core/session/sign-in.ts'
import { go } from '../navigation.ts'
import { PlainPage } from './plain-page.tsx'

/**
 * /security/login-as-teacher: exchanges the codes of an operator's link, once, for a session as the teacher. The
 * codes have left the address by then (decision 12).
 */
export function Entering({ query }: { query: Record<string, string | undefined> }) {
  const [failure, setFailure] = useState<string>()
  const used = useRef(false)
  const { admin_token = '', teacher_token = '' } = query

  useEffect(() => {
    if (used.current) return
    used.current = true
    if (!admin_token || !teacher_token) setFailure(t.enterFailed)
    else {
      enterAsTeacher({ admin_token, teacher_token }).then(
        () => go(pathTo('classrooms'), { replace: true }),
        error => setFailure(explain(error, t.enterFailed)),
      )
    }
  }, [admin_token, teacher_token])

  if (failure) return <PlainPage title={t.enterFailedTitle} text={failure} />
  return <p role="status">{t.entering}</p>
}
