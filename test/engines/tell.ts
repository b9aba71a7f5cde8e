import assert from 'node:assert/strict'
import type { Engine } from '../support/engines/driver.ts'
import { Person } from '../support/engines/person.ts'
import type { Stage, Story } from './story.ts'

const SIZE = { width: 1280, height: 800 }

/** Tells a story in pages in which nothing is stored; nothing may go wrong there that is no part of it. */
export async function tell<Place extends Partial<Stage>>(
  story: Story<Place>,
  engine: Engine,
  stage: Place,
): Promise<void> {
  const people: Person[] = []
  const come = async () => {
    const person = new Person(await engine.open(story.size ?? SIZE))
    people.push(person)
    if (story.expectedTrouble) person.expectsTrouble(story.expectedTrouble)
    return person
  }
  try {
    await story.tell(await come(), stage, come)
    for (const person of people) assert.deepEqual(await person.takeTroubles(), [])
  } finally {
    for (const { driver } of people) await driver.close()
  }
}

/** Does something that another engine may spoil, and does it once more where it goes wrong; says whether it did. */
export async function onceMore(
  name: string,
  { version }: { version: string },
  act: () => Promise<void>,
): Promise<boolean> {
  try {
    await act()
    return false
  } catch (error) {
    console.log(`Told once more in ${version}: ${name}\n  after: ${String(error)}`)
    await act().catch(again => {
      // a run that is stopped before its end says no more
      console.log(`  and again after: ${String(again)}`)
      throw again
    })
    return true
  }
}

/** Tells it once more where it goes wrong; says whether it was. */
export const tellAgain = <Place extends Partial<Stage>>(
  story: Story<Place>,
  engine: Engine,
  stage: Place,
): Promise<boolean> => onceMore(story.name, engine, () => tell(story, engine, stage))
