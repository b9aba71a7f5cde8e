import type { Plant } from '../../scripts/mutate/plant.ts'

/** The chat of two partners: who reads it, that nothing is lost or doubled, and who hears it live. */
export const plants: Plant[] = [
  {
    bug: 'a later partner reads what was written before',
    in: 'server',
    text: '    and m.from_classroom_id in (${classroom_id}, ${partner_classroom_id})\n    and m.to_classroom_id in (${classroom_id}, ${partner_classroom_id})`',
    becomes: '    and ${classroom_id}::int <> ${partner_classroom_id}`',
  },
  {
    bug: 'the chat goes on after the pairing has ended',
    in: 'server',
    text: "          and pairing.status = 'paired'\n        left join teachers partner",
    becomes: '\n        left join teachers partner',
  },
  {
    bug: 'one marks the own messages as read',
    in: 'server',
    text: "  if (message?.from_teacher_id !== chat.partner.id) throw refuse('chatMessageGone')",
    becomes: "  if (message === null) throw refuse('chatMessageGone')",
  },
  {
    bug: 'a message that is sent again says something else',
    in: 'server',
    text: "  if (sent && !isSame(sent, values)) throw refuse('chatKeyTaken', { id: sent.id })\n",
    becomes: '  if (sent && !isSame(sent, values)) return sent\n',
  },
  {
    bug: 'the files of a chat go with the sweep',
    in: 'server',
    text: '  keepsFiles: keepsChatFiles,\n',
    becomes: '  keepsFiles: keepsChatFiles.slice(1),\n',
  },
  {
    bug: 'who was signed out hears what is sent the moment after',
    in: 'server',
    text: '      for (const id of await endThoseOver(db, listening)) onLeft(id)\n    } catch',
    becomes: '      for (const id of await endThoseOver(db, new Map())) onLeft(id)\n    } catch',
  },
  {
    bug: 'a channel is open to who was let listen to another',
    in: 'server',
    text: '  [PURPOSE, channel, String(teacherId), familyId, expires] as const',
    becomes: '  [PURPOSE, channel.slice(0, 0), String(teacherId), familyId, expires] as const',
  },
  {
    bug: 'what lets one listen is good for ever',
    in: 'server',
    text: ' || !mac || Date.now() >= Number(expires)) return null',
    becomes: ' || !mac) return null',
  },
  {
    bug: 'a browser that reads nothing fills the memory',
    in: 'server',
    text: '    for (const connection of all) if (isBehind(connection)) cut(connection.socket)\n',
    becomes: '    for (const connection of all) isBehind(connection)\n',
  },
  {
    bug: 'an unknown event is passed over',
    in: 'server',
    text: "    else cut(socket)\n  })\n\n  socket.on('subscribe'",
    becomes: "  })\n\n  socket.on('subscribe'",
  },
  {
    bug: 'a partner who is in the chat is notified',
    in: 'server',
    text: '!(await realtime.isThere(sender.chat.class_pairing_id, sender.chat.partner.id))',
    becomes: '(await realtime.isThere(sender.chat.class_pairing_id, sender.chat.partner.id)) !== null',
  },
  {
    bug: 'who was signed out counts as being in the chat',
    in: 'server',
    text: 'return ended.length < families.size',
    becomes: 'return ended.length <= families.size',
  },
  {
    bug: 'anybody hears the revisions of anybody',
    in: 'server',
    text: "if (channel.kind === 'teacher') return channel.teacher_id === id",
    becomes: "if (channel.kind === 'teacher') return channel.teacher_id > 0 && id > 0",
  },
  {
    bug: 'one connection is that of two sessions',
    in: 'server',
    text: 'if (known) return known.familyId === claims.familyId ? known : null',
    becomes: 'if (known) return known',
  },
  {
    bug: 'what was allowed a moment ago is allowed now',
    in: 'server',
    text: 'return ended ? null : 0',
    becomes: 'return ended ? 0 : 0',
  },
  {
    bug: 'a connection outlives its session',
    in: 'server',
    text: 'if (revision === undefined) connection.socket.disconnect(true)',
    becomes: 'if (revision === undefined) connection.revision = null',
  },
  {
    bug: 'a session that is revoked may listen',
    in: 'server',
    text: 'and allowed.class_pairing_id = listener.class_pairing_id\n          and s.revoked_at is null',
    becomes: 'and allowed.class_pairing_id = listener.class_pairing_id',
  },
  {
    bug: 'who is in one pairing hears all of them',
    in: 'server',
    text: 'and allowed.class_pairing_id = listener.class_pairing_id',
    becomes: 'and listener.class_pairing_id > 0',
  },
  {
    bug: 'a page of a chat is not in its order',
    in: 'server',
    text: ') page order by number`',
    becomes: ') page`',
  },
  {
    bug: 'what is before a message is read with it',
    in: 'server',
    text: 'between(chatMessages.number, from, upTo)',
    becomes: 'between(chatMessages.number, Math.min(from, 0), upTo)',
  },
  {
    bug: 'one side of a chat takes the room of the other',
    in: 'server',
    text: 'if (number > CHAT_MESSAGES_MAX && (await countSent(transaction, held)) > CHAT_MESSAGES_MAX)',
    becomes: 'if (number > CHAT_MESSAGES_MAX && (await countSent(transaction, held)) >= 0)',
  },
  {
    bug: 'a message turns what is read',
    in: 'server',
    text: 'if (isConfusing(message, true))',
    becomes: 'if (isConfusing(message.slice(message.length), true))',
  },
]
