import { atom, computed } from 'nanostores'
import type { User } from '../../contract/entities/user.ts'
import { PROFILE_DRAFT_PAUSE_MS } from '../../contract/limits/profile.ts'
import { classroomValues, type DraftField, draftFields } from '../../core/classrooms/classroom-draft.ts'
import { classroomContext, createClassroomForm } from '../../core/classrooms/classroom-form.ts'
import type { ClassroomLists } from '../../core/classrooms/classroom-lists.ts'
import { createdBefore, hasCourse } from '../../core/classrooms/created-before.ts'
import {
  type CreatedClassroom,
  type CreationEnd,
  isFirstClassroom,
} from '../../core/classrooms/creation-end.ts'
import { type AnyStep, stepsOf } from '../../core/classrooms/creation-steps.ts'
import { draftFor } from '../../core/classrooms/draft-for-request.ts'
import { type NewClassroomDraft, newDraft } from '../../core/classrooms/new-draft.ts'
import { keepDraft } from '../../core/forms/keep-draft.ts'
import { call } from '../../core/http/call.ts'
import { tryAgain } from '../../core/messages/try-again.ts'
import { platform } from '../../core/platform.ts'
import { type Begun, draftPlace } from './begun.ts'

const keptFields: (keyof NewClassroomDraft)[] = [...draftFields, 'course_id', 'step', 'draft_id']

/** Drafts that this page has sent; one that only a copy of its tab has sent is not among them. */
const sentHere = new Set<string>()

/**
 * State of one wizard.
 * @param created called when the server has created the classroom
 */
export function createCreation(
  user: User,
  lists: ClassroomLists,
  { taught, kept, isUnsigned, asked }: Begun,
  created: (classroomId: number) => void,
) {
  const steps = stepsOf(user)
  const begin = () => ({ ...newDraft(user, lists, taught), ...(asked && draftFor(user, asked)) })
  const fresh = begin()
  const $isUnsigned = atom(isUnsigned)
  const $end = atom<CreationEnd | null>(null)
  const $refusedCourses = atom(0)

  const { form } = createClassroomForm<NewClassroomDraft, CreatedClassroom>({
    fields: { ...fresh, ...kept },
    context: classroomContext(user, lists, null),
    // what was created stays in sight until the next screen
    stays: true,
    phrase: tryAgain.afterComma,
    async send(draft, context, signal) {
      const { course_id } = draft
      const body = {
        ...classroomValues(draft, context),
        course_id,
        ...(asked && { connection_request: { id: asked.id } }),
      }
      // one classroom of one draft, whatever is changed in it after an answer that was lost
      const options = { signal, idempotencyKey: draft.draft_id }
      const isElsewhere = !sentHere.has(draft.draft_id)
      sentHere.add(draft.draft_id)
      try {
        const { data } = await call('POST /api/teacher/classrooms', body, options)
        return { classroomId: data.id, hasCourse: course_id !== null, wasThere: false, isElsewhere: false }
      } catch (error) {
        const classroomId = createdBefore(error)
        if (classroomId === null) throw error
        return { classroomId, hasCourse: await hasCourse(classroomId, signal), wasThere: true, isElsewhere }
      }
    },
    taken(classroom) {
      created(classroom.classroomId)
      void isFirstClassroom(user).then(isFirst => $end.set({ ...classroom, isFirst }))
    },
  })

  const $step = computed(form.$draft, ({ step }): AnyStep => {
    const found = steps.find(({ id }) => id === step) ?? steps[0]
    return found?.id ?? 1
  })
  const $isChanged = computed(form.$draft, draft => draftFields.some(name => draft[name] !== fresh[name]))

  const indexOf = (id: AnyStep) => steps.findIndex(step => step.id === id)
  const goTo = (index: number) => {
    const step = steps[index]
    if (step) form.set('step', step.id)
  }

  return {
    form,
    steps,
    $step,
    $isChanged,
    $isUnsigned,
    $end,
    /** How often a course was not available any more: the list of courses is old then. */
    $refusedCourses,

    /** Keeps what is filled in, while the wizard is shown. */
    watch(): () => void {
      // the form has begun with what was kept
      const place = { ...draftPlace(asked?.id ?? null), load: async () => null }
      const keeper = keepDraft(form, { fields: keptFields, place, ms: PROFILE_DRAFT_PAUSE_MS })
      return keeper.stop
    },

    fieldsOf: (id: AnyStep): readonly DraftField[] => steps[indexOf(id)]?.fields ?? [],
    next: () => goTo(indexOf($step.get()) + 1),
    back: () => goTo(indexOf($step.get()) - 1),
    goToField: (field: DraftField) => goTo(steps.findIndex(({ fields }) => fields.includes(field))),

    /** The agreement is signed: nothing stands in the way any more. */
    sign: () => $isUnsigned.set(false),
    /** It is not, and whoever does not leave fills in the rest; the server asks for it. */
    signLater: () => $isUnsigned.set(false),

    /** Forgets everything that was filled in, and what was created of it. */
    startOver(): void {
      $end.set(null)
      form.reset()
      const again = begin()
      for (const name of keptFields) form.set(name, again[name])
    },

    /** Keeps what is filled in for a classroom of its own, where the one that there is was made elsewhere. */
    keepAsAnother(): void {
      const draft = form.$draft.get()
      $end.set(null)
      form.reset()
      const again = { ...draft, draft_id: platform.newId() }
      for (const name of keptFields) form.set(name, again[name])
    },

    /**
     * Creates the classroom, with a course or without.
     * @returns the first field with something wrong in it, which has to be mended first
     */
    async save(courseId: number | null): Promise<DraftField | undefined> {
      form.set('course_id', courseId)
      await form.submit()
      const progress = form.$progress.get()
      if (progress.at === 'failed' && progress.failure.why === 'course') {
        $refusedCourses.set($refusedCourses.get() + 1)
      }
      if (progress.at !== 'editing') return undefined
      const errors = form.$errors.get()
      return draftFields.find(field => errors[field])
    },
  }
}

export type Creation = ReturnType<typeof createCreation>
