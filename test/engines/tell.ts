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

/** Tells it once more where it goes wrong; says whether it was. */
export async function tellAgain<Place extends Partial<Stage>>(
  story: Story<Place>,
  engine: Engine,
  stage: Place,
): Promise<boolean> {
  try {
    await tell(story, engine, stage)
    return false
  } catch (error) {
    console.log(`Told once more in ${engine.version}: ${story.name}\n  after: ${String(error)}`)
    await tell(story, engine, stage)
    return true
  }
}
