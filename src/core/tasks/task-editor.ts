import { atom, computed } from 'nanostores'
import type { Classroom } from '../../contract/entities/classroom.ts'
import type { Task } from '../../contract/entities/task.ts'
import type { User } from '../../contract/entities/user.ts'
import { createForm } from '../forms/create-form.ts'
import type { Sentences } from '../forms/form-types.ts'
import type { Path } from '../forms/form-values.ts'
import { keepChanges } from '../forms/keep-changes.ts'
import { platform } from '../platform.ts'
import { sendEdit, sendNew } from './send-task.ts'
import { type EditorContext, taskErrors } from './task-context.ts'
import { type Side, taskDifferences } from './task-differences.ts'
import {
  type Begun,
  draftChecks,
  draftOfTask,
  newTaskDraft,
  type ShownField,
  type TaskDraft,
  taskBody,
} from './task-draft.ts'
import { readTaskFailure, type TaskFailure } from './task-failure.ts'

/** A task is edited, a new one is made, or one that is gone is made anew of what was typed. */
export type Edited = { at: 'task'; task: Task } | { at: 'new' } | { at: 'gone'; taskId: number }

export interface TaskEditorOptions {
  user: User
  classroom: Classroom
  edited: Edited
  /** The server has taken it. */
  saved: (task: Task) => void
}

/** What the draft is kept as: one for new tasks of a classroom, one for each that is edited. */
function draftName(classroomId: number, edited: Edited): string {
  const id = edited.at === 'task' ? edited.task.id : edited.at === 'gone' ? edited.taskId : 'new'
  return `task ${classroomId} ${id}`
}

/** What a change begins with: the task as it is, or none. */
const beginning = (task: Task | null): Begun =>
  task ? { at: 'version', version: task.version } : { at: 'new', draftId: platform.newId() }

/** State of one form that creates or edits a task (P3 §2 My Tasks, §5). */
export function createTaskEditor({ user, classroom, edited, saved }: TaskEditorOptions) {
  const first = edited.at === 'task' ? edited.task : null
  /** The task as it was read or saved last; null where there is none yet. */
  const $task = atom<Task | null>(first)
  const $context = atom<EditorContext>({ user, classroom, saved: first })

  const form = createForm<TaskDraft, Task, TaskFailure, EditorContext>({
    fields: first ? draftOfTask(first) : newTaskDraft(),
    $context,
    stays: first !== null,
    // a draft's fields are among its paths
    check: (draft, context) => taskErrors(draft, context) as Sentences<Path<TaskDraft>>,
    send(draft, signal) {
      const body = taskBody(draft, { user })
      const task = $task.get()
      const sending = { classroomId: classroom.id, signal }
      const { begun } = draft
      if (!task) {
        const draftId = begun?.at === 'new' ? begun.draftId : platform.newId()
        return sendNew(body, { ...sending, draftId })
      }
      const version = begun?.at === 'version' ? begun.version : task.version
      return sendEdit(task.id, { ...body, version }, sending)
    },
    explain: readTaskFailure,
    taken(task) {
      if (first) takeTask(task)
      saved(task)
    },
  })

  /** From now on the task is this one: what the person has not changed follows. */
  function takeTask(task: Task): void {
    $task.set(task)
    $context.set({ ...$context.get(), saved: task })
    form.fill(draftOfTask(task))
  }

  const isExpired = () => $context.get().classroom.status === 'expired'
  const changes = keepChanges(form, {
    name: draftName(classroom.id, edited),
    // nothing is changed any more of what has expired
    checks: isExpired() ? {} : draftChecks,
  })

  // what was begun with a version that is gone is sent as a new task
  if (edited.at === 'gone' && form.$draft.get().begun?.at === 'version') form.set('begun', beginning(null))

  const isChanged = () => Object.keys(form.changes()).some(name => name !== 'begun')
  const $isChanged = computed(form.$draft, isChanged)

  function markChange({ begun }: TaskDraft): void {
    if (isChanged() === (begun !== null)) return
    form.set('begun', begun === null ? beginning($task.get()) : null)
  }

  return {
    form,
    changes,
    $task,
    $context,
    /** Something is typed that is not saved. */
    $isChanged,

    /** Keeps what is typed while the form is shown. */
    watch(): () => void {
      const stops = [form.$draft.listen(markChange), changes.watch()]
      return () => {
        for (const stop of stops) stop()
      }
    },

    /** The classroom as it is by now: it may have expired. */
    takeClassroom(now: Classroom): void {
      const context = $context.get()
      if (now !== context.classroom) $context.set({ ...context, classroom: now })
    },

    /** What somebody else has saved meanwhile and what is typed here differ in. */
    differences(theirs: Task) {
      const task = $task.get()
      const mine = form.$draft.get()
      return taskDifferences(task ? draftOfTask(task) : mine, mine, draftOfTask(theirs))
    },

    /** Takes what somebody else has saved, and puts over it what is chosen of one's own. */
    merge(theirs: Task, chosen: Partial<Record<ShownField, Side>>): void {
      const mine = form.$draft.get()
      const now = draftOfTask(theirs)
      form.close()
      takeTask(theirs)
      for (const field of Object.keys(chosen) as ShownField[]) {
        form.set(field, (chosen[field] === 'mine' ? mine : now)[field])
      }
      form.set('begun', beginning(theirs))
    },

    /** Discards what is typed for what somebody else has saved. */
    takeTheirs(theirs: Task): void {
      form.close()
      takeTask(theirs)
      changes.discard()
    },

    /** The task is gone: what is typed is to be a new one. */
    beNew(): void {
      form.close()
      $task.set(null)
      $context.set({ ...$context.get(), saved: null })
      form.set('begun', beginning(null))
    },
  }
}

export type TaskEditorStore = ReturnType<typeof createTaskEditor>
