import { DAY_MS, type World } from '../../db/seed/world.ts'
import { addRequest } from './repository/change.ts'
import { demoClassroom } from './repository/demo.ts'
import { tell } from './tell.ts'

const HOUR_MS = 3_600_000

interface RequestSeed {
  /** Names of classrooms; a request may leave open which one is asked. */
  from: string
  to: string | { teacher: string }
  message: string
  daysAgo: number
  /** Without it the request waits. */
  settled?: { status: 'accepted' | 'declined' | 'cancelled'; afterHours: number; decline_message?: string }
}

/** Who was notified of them. */
const TOLD = 'teacher@demo.test'

const OWN = 'River Science 6'

const accepted = (from: string, to: string, daysAgo: number, afterHours: number): RequestSeed => ({
  ...{ from, to, daysAgo, message: '' },
  settled: { status: 'accepted', afterHours },
})

/** What one teacher has sent and received: one of each kind, and what became of the partners that they have. */
const requests: readonly RequestSeed[] = [
  accepted('Willamette Watchers', 'Les amis de la Loire', 57, 6),
  accepted('Inventors Club', 'Sapporo Makers', 15, 30),
  accepted('Cantos do Recife', 'Songs of Two Coasts', 136, 20),
  {
    from: OWN,
    to: 'Sapporo Rivers',
    message: 'Our class would love to compare rivers with yours.',
    daysAgo: 9,
    settled: {
      status: 'declined',
      afterHours: 26,
      decline_message: 'Thank you! Our school year ends too soon for this one.',
    },
  },
  { from: OWN, to: 'Nad Wisłą', message: '', daysAgo: 6, settled: { status: 'cancelled', afterHours: 40 } },
  {
    from: OWN,
    to: 'Rivières de France',
    message: 'We met in the Loire exchange. Shall we go on with rivers?',
    daysAgo: 2,
  },
  {
    from: 'Rio Capibaribe',
    to: OWN,
    message: 'Olá! My students live by a river, too, and would like to know yours.',
    daysAgo: 1,
  },
  {
    from: 'Imigezi 6',
    to: { teacher: TOLD },
    message: 'Any of your science classes would suit us well.',
    daysAgo: 3,
  },
  { from: 'Inglés tercero', to: { teacher: 'partner@demo.test' }, message: '', daysAgo: 4 },
]

export async function seed({ db, now, idOf }: World): Promise<void> {
  for (const { from, to, message, daysAgo, settled } of requests) {
    const asking = await demoClassroom(db, from)
    const asked =
      typeof to === 'string'
        ? await demoClassroom(db, to)
        : { id: null, teacher_id: idOf('teacher', to.teacher) }
    const sent = now.getTime() - daysAgo * DAY_MS
    const { afterHours = 0, ...end } = settled ?? {}
    const id = await addRequest(db, {
      ...{ teacher_id: asking.teacher_id, classroom_id: asking.id, message },
      ...{ invited_teacher_id: asked.teacher_id, invited_classroom_id: asked.id },
      ...{ created_at: new Date(sent), sent_at: new Date(sent) },
      ...(settled ? { ...end, settled_at: new Date(sent + afterHours * HOUR_MS) } : {}),
    })
    const what = settled?.status ?? 'requested'
    const [told, by] = what === 'requested' ? [asked, asking] : [asking, asked]
    // nobody is told of what is taken back
    if (what === 'cancelled' || told.teacher_id !== idOf('teacher', TOLD)) continue
    await tell(db, what, {
      ...{ to: told.teacher_id, by: by.teacher_id, requestId: id, classroomId: told.id },
      before: { created_at: new Date(sent + afterHours * HOUR_MS), status: 'read' },
    })
  }
}
