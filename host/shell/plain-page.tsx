import { homeName } from '../../src/core/classrooms/home-name.ts'
import { shell as t } from '../../src/core/messages/shell.ts'
import { pathTo } from '../../src/core/navigation/paths.ts'
import { $user } from '../../src/core/session/session.ts'
import { useStore } from '../../src/core/use-store.ts'
import { ButtonLink } from '../../src/ui/button.tsx'
import { useSheet } from '../../src/ui/style-root.ts'
import sheet from './plain-page.css?inline'

/** A title, a sentence and the way on. */
export function PlainPage({ title, text }: { title: string; text: string }) {
  useSheet(sheet)
  const user = useStore($user)
  return (
    <section className="host-plain">
      <h1>{title}</h1>
      <p>{text}</p>
      <ButtonLink variant="primary" href={pathTo(user ? 'classrooms' : 'login')}>
        {user ? t.goTo(homeName(user)) : t.toLogin}
      </ButtonLink>
    </section>
  )
}

export const NotFound = () => <PlainPage title={t.notFoundTitle} text={t.notFound} />
