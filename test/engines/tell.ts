import assert from 'node:assert/strict'
import type { Engine } from '../support/engines/driver.ts'
import { Person } from '../support/engines/person.ts'
import type { Stage, Story } from './story.ts'

const SIZE = { width: 1280, height: 800 }

/** Tells a story in a page in which nothing is stored; nothing may go wrong there that is no part of it. */
export async function tell<Place extends Partial<Stage>>(
  story: Story<Place>,
  engine: Engine,
  stage: Place,
): Promise<void> {
  const driver = await engine.open(story.size ?? SIZE)
  try {
    const person = new Person(driver)
    if (story.expectedTrouble) person.expectsTrouble(story.expectedTrouble)
    await story.tell(person, stage)
    assert.deepEqual(await person.takeTroubles(), [])
  } finally {
    await driver.close()
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
