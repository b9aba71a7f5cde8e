import { asc } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { standardList, topicList } from '../data/short-lists.ts'
import { standards, topics } from '../schema.ts'

export const listTopics = (db: Database) => db.select().from(topics).orderBy(asc(topics.name))

export const listStandards = (db: Database) => db.select().from(standards).orderBy(asc(standards.id))

/** Adds the entries that are missing; what is there stays as it is, so that an operator may rename one. */
export async function fillLists(db: Database): Promise<void> {
  await db.insert(topics).values(topicList).onConflictDoNothing()
  await db.insert(standards).values(standardList).onConflictDoNothing()
}
