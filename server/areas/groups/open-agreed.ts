import { isExchangeExpired } from '../../../src/contract/rules/exchange-expiry.ts'
import { isSmallGroup } from '../../../src/contract/rules/group-types.ts'
import type { Database } from '../../db/database.ts'
import { expiryOwner } from '../../db/exchange-owner.ts'
import { addGroups } from '../students/area.ts'
import { proposedNames } from './names.ts'
import { findSides, type Side } from './repository/sides.ts'

const takesGroups = (side: Side) => isSmallGroup(side.group) && !isExchangeExpired(expiryOwner(side), side)

/** The groups that a side has, or else those that it has asked for. */
const settledNumber = ({ groups, asked }: Side) => groups || asked

/** New groups of a side that has none, whose names are proposals, in the places of the other's groups. */
function open(transaction: Database, side: Side, other: Side, number: number): Promise<void> {
  const groups = proposedNames
    .slice(0, number)
    .map((first_name, index) => ({ first_name, place: other.places[index] ?? index + 1 }))
  return addGroups(transaction, side.id, groups)
}

/**
 * Makes the groups of both classrooms of an exchange as soon as both sides say the same number: what they have asked for
 * or, where our team has made one side's groups, as many as those are (P3 §4 Small-group flow). The group in one place
 * works with that in the same place. Nothing happens in an exchange that is expired on either side, or where either has
 * no small groups. Whatever makes them agree calls it, in the transaction that holds both classrooms: a number that is
 * said, and also a pairing, for numbers may be said before.
 */
export async function openAgreed(transaction: Database, classroomId: number): Promise<void> {
  const { own, partner } = await findSides(transaction, classroomId)
  if (!partner || !takesGroups(own) || !takesGroups(partner)) return
  const number = settledNumber(own)
  if (number === null || number !== settledNumber(partner)) return
  for (const side of [own, partner].toSorted((one, other) => one.id - other.id))
    if (side.groups === 0) await open(transaction, side, side === own ? partner : own, number)
}
