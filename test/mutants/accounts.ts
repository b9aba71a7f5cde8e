import type { Plant } from '../../scripts/mutate/plant.ts'

/** Accounts, their links and mails, and operators who work as a teacher. */
export const plants: Plant[] = [
  {
    bug: 'one address may ask for ten times as many mails',
    in: 'server',
    text: 'EMAILS_PER_ADDRESS = 10',
    becomes: 'EMAILS_PER_ADDRESS = 100',
  },
  {
    bug: 'an email of exactly the most characters is refused',
    in: 'src',
    text: 'value.length <= EMAIL_MAX_CHARACTERS',
    becomes: 'value.length < EMAIL_MAX_CHARACTERS',
  },
  {
    bug: 'a verification link is good for a month',
    in: 'src',
    text: 'VERIFICATION_LINK_VALID_HOURS = 24',
    becomes: 'VERIFICATION_LINK_VALID_HOURS = 720',
  },
  {
    bug: 'a verification link works for any teacher’s id',
    in: 'server',
    text: 'where v.token_hash = ${hashOf(secret)} and v.teacher_id = ${teacherId}',
    becomes: 'where v.token_hash = ${hashOf(secret)}',
  },
  {
    bug: 'a recovery link works for any email',
    in: 'server',
    text: 'where r.token_hash = ${hashOf(secret)} and t.email = ${email}',
    becomes: 'where r.token_hash = ${hashOf(secret)}',
  },
  {
    bug: 'a recovery link never expires',
    in: 'server',
    text: "return link.is_expired ? 'recoveryExpired' : null",
    becomes: 'return null',
  },
  {
    bug: 'the sweep keeps links that nobody used for good',
    in: 'server',
    text: "gone(links, 'expires_at',",
    becomes: "gone(links, 'used_at',",
  },
  {
    bug: 'of two who follow one link at once, both win',
    in: 'server',
    text: 'isNull(links.used_at))) .returning(',
    becomes: 'undefined)).returning(',
  },
  {
    bug: 'of two changes of a password at once, both win',
    in: 'server',
    text: 'eq(teachers.password_hash, hash.before)',
    becomes: 'undefined',
  },
  {
    bug: 'a changed password leaves every session before it going on',
    in: 'server',
    text: 'const ended = await revokeSessions(transaction, id)',
    becomes: 'const ended = [{ familyId }]',
  },
  {
    bug: 'nobody is told by mail that the password was changed',
    in: 'server',
    text: 'await mails.add(passwordChangedMail, teacher.id, transaction)',
    becomes: '',
  },
  {
    bug: 'an account is created without consent to the terms of use',
    in: 'server',
    text: 'if (!account.terms_of_use_agree)',
    becomes: 'if (!account.privacy_policy_agree)',
  },
  {
    bug: 'a masquerade link works twice',
    in: 'server',
    text: 'isNull(masqueradeLinks.used_at),',
    becomes: '',
  },
  {
    bug: 'the teacher’s half of a masquerade link is not looked at',
    in: 'server',
    text: 'eq(masqueradeLinks.teacher_code_hash, hashOf(codes.teacher_token)),',
    becomes: '',
  },
  {
    bug: 'a masquerade session lives as long as any other',
    in: 'server',
    text: 'operator === null ? validUntil : masqueradeUntil',
    becomes: 'validUntil',
  },
  {
    bug: 'a masquerade session calls without its admin token',
    in: 'server',
    text: "if (!tokens.isAdminToken(familyId, adminTokenOf(request))) throw refuse('signInAgain')",
    becomes: '',
  },
  {
    bug: 'a masquerade session is renewed without its admin token',
    in: 'server',
    text: 'mayMasquerade ? undefined : isNull(sessions.operator),',
    becomes: '',
  },
  {
    bug: 'reads of an operator are on record, writes are not',
    in: 'server',
    text: 'if (!READS.includes(request.method))',
    becomes: 'if (READS.includes(request.method))',
  },
]
