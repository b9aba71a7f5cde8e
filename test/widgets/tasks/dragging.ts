import { expect } from '@open-wc/testing'
import type { TaskListItem } from '../../../src/contract/entities/task.ts'
import { answer, answered } from '../../support/answer.ts'
import { byRole } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { all, LIST, names, ORDER, ordered, said, type TasksElement } from './a-task-list.ts'

export const handle = (element: Element, name: string) => {
  const place = names(element).indexOf(name) + 1
  return byRole(element, 'button', `Move ${name}, place ${place} of ${names(element).length}`)
}

export const says = (element: Element, text: string) =>
  until(
    () => said(element).includes(text),
    () => `'${text}' in place of '${said(element)}'`,
  )

export const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

export const row = (element: Element, name: string) =>
  all(element, '[data-row]')[names(element).indexOf(name)] as HTMLElement

/** Drags the handle of a task to where another one is, just above its middle or below it. */
export async function drag(
  element: TasksElement,
  name: string,
  to: string,
  side: 'above' | 'below',
): Promise<void> {
  const grip = await handle(element, name)
  const goal = middle(row(element, to))
  const shared = { bubbles: true, composed: true, pointerId: 1, button: 0, isPrimary: true }
  // pointers that a script makes up cannot be captured
  grip.setPointerCapture = () => {}
  grip.dispatchEvent(new PointerEvent('pointerdown', { ...shared, ...middle(grip) }))
  const at = { clientX: goal.clientX, clientY: goal.clientY + (side === 'above' ? -6 : 6) }
  grip.dispatchEvent(new PointerEvent('pointermove', { ...shared, ...at }))
  grip.dispatchEvent(new PointerEvent('pointermove', { ...shared, ...at }))
  expect(all(element, '[data-held]')).to.have.length(1)
  grip.dispatchEvent(new PointerEvent('pointerup', { ...shared, ...at }))
  expect(all(element, '[data-held], [data-drop]')).to.have.length(0)
}

/** What was sent last, of so many moves. */
export async function body(moves = 1): Promise<unknown> {
  await until(() => answered(ORDER).length === moves)
  return answered(ORDER).at(-1)?.body
}

/** The server takes the move, and has this order from then on. */
export function serverTakes(...tasks: TaskListItem[]): void {
  answer(ORDER, { success: true, data: { order_version: 'two' } })
  answer(LIST, { success: true, data: ordered(tasks) })
}
