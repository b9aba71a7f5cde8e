import type { Plant } from '../../scripts/mutate/plant.ts'

/** Files, telephone numbers and agreements: what belongs to whom, and what is good for how long. */
export const plants: Plant[] = [
  {
    bug: 'every teacher gets the address of every file',
    in: 'server',
    text: "eq(files.teacher_id, teacherId), ne(files.type, 'payment_order')",
    becomes: "ne(files.type, 'payment_order')",
  },
  {
    bug: 'the address of a file never ends',
    in: 'server',
    text: 'Math.max(0, Math.floor((Number(expires) - now) / 1_000))',
    becomes: '3_600',
  },
  {
    bug: 'the address of one file opens another',
    in: 'server',
    text: 'tokens.isLinkMac(text(query.signature), purpose, name, expires)',
    becomes: 'tokens.isLinkMac(text(query.signature), purpose, expires)',
  },
  {
    bug: 'a picture that somebody uses goes with the sweep',
    in: 'server',
    text: 't.id = f.teacher_id and t.avatar = f.name',
    becomes: 't.id = f.teacher_id and false',
  },
  {
    bug: 'a broken picture is made as far as it goes',
    in: 'server',
    text: "failOn: 'error'",
    becomes: "failOn: 'none'",
  },
  {
    bug: 'a picture lies as the camera held it',
    in: 'server',
    text: 'const upright = image.autoOrient()',
    becomes: 'const upright = image',
  },
  {
    bug: 'a code may be tried for ever',
    in: 'server',
    text: 'and code_mac is not null and tries < ${PHONE_CODE_TRIES} and expires_at',
    becomes: 'and code_mac is not null and expires_at',
  },
  {
    bug: 'a code is good for ever',
    in: 'server',
    text: 'tries < ${PHONE_CODE_TRIES} and expires_at > now()',
    becomes: 'tries < ${PHONE_CODE_TRIES}',
  },
  {
    bug: 'a number confirmed for text messages is confirmed for WhatsApp',
    in: 'server',
    text: 'eq(phoneConfirmations.preferred_communication, phone.preferred_communication),',
    becomes: '',
  },
  {
    bug: 'codes to a number are not counted',
    in: 'server',
    text: "scope: scope('number', dialled(phone)),",
    becomes: "scope: scope('number', String(Math.random())),",
  },
  {
    bug: 'a link to sign is good for any school',
    in: 'server',
    text: "['agreement', String(school_id ?? ''), String(teacher_id), String(expires)]",
    becomes: "['agreement', '', String(teacher_id), String(expires)]",
  },
  {
    bug: 'a link to sign never ends',
    in: 'server',
    text: 'return now < Number(expires) ? subject : null',
    becomes: 'return subject',
  },
  {
    bug: 'a signature is not noted with the school',
    in: 'server',
    text: 'added.length > 0 && school_id !== null',
    becomes: 'added.length > 99 && school_id !== null',
  },
  {
    bug: 'the form of the agreement shows in a frame of any page',
    in: 'server',
    text: `["frame-ancestors 'self'", ...origins].join(' ')`,
    becomes: "['frame-ancestors *', ...origins].join(' ')",
  },
]
