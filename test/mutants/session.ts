import type { Plant } from '../../scripts/mutate/plant.ts'

/** Signing in, its tokens, and who may call. */
export const plants: Plant[] = [
  {
    bug: 'the last sign-in that a teacher is told is the present one',
    in: 'server',
    text: 'returning before.last_time_login',
    becomes: 'returning t.last_time_login',
  },
  {
    bug: 'a password costs a twentieth of the memory',
    in: 'server',
    text: 'memoryCost: 19_456',
    becomes: 'memoryCost: 1_024',
  },
  { bug: 'a password is hashed in one pass', in: 'server', text: 'timeCost: 2', becomes: 'timeCost: 1' },
  {
    bug: 'an access token lives for an hour',
    in: 'src',
    text: 'ACCESS_TOKEN_VALID_SECONDS = 900',
    becomes: 'ACCESS_TOKEN_VALID_SECONDS = 3_600',
  },
  {
    bug: 'a replaced refresh token is good for minutes',
    in: 'src',
    text: 'REFRESH_GRACE_SECONDS = 10',
    becomes: 'REFRESH_GRACE_SECONDS = 600',
  },
  {
    bug: 'a copied refresh token leaves its family alive',
    in: 'server',
    text: "revokeFamily(db, claims.familyId) throw refuse('signInAgain')",
    becomes: "findFamily(db, claims.familyId)\n  throw refuse('signInAgain')",
  },
  {
    bug: 'a token of any generation gets the successor within the grace',
    in: 'server',
    text: 'family.in_grace && family.generation === claims.generation + 1',
    becomes: 'family.in_grace',
  },
  {
    bug: 'a refresh does not say when the teacher was disabled',
    in: 'server',
    text: "isDisabled(db, teacherId)) throw refuse('teacherDisabled')",
    becomes: 'isDisabled(db, teacherId)) {}',
  },
  {
    bug: 'a revoked session may call until its token expires',
    in: 'server',
    text: 'and s.revoked_at is null and s.expires_at > now() left join',
    becomes: 'and s.expires_at > now() left join',
  },
  {
    bug: 'a session that has run out may call',
    in: 'server',
    text: 'and s.revoked_at is null and s.expires_at > now() left join',
    becomes: 'and s.revoked_at is null left join',
  },
  {
    bug: 'who signs in learns that an account is disabled without its password',
    in: 'server',
    text: 'if (!account || !isRight) throw attempt.isPastLimits',
    becomes:
      "if (account?.is_disabled) throw refuse('teacherDisabled')\n  if (!account || !isRight) throw attempt.isPastLimits",
  },
  {
    bug: 'a known address has no limit of its own',
    in: 'server',
    text: 'isAllowed = !counted.isOver',
    becomes: 'isAllowed = true',
  },
  {
    bug: 'what the contract marks as secret stands in the log',
    in: 'server',
    text: ', ...secretFields()])',
    becomes: '])',
  },
  {
    bug: 'a link’s secret stands in the log as part of its path',
    in: 'server',
    text: ".replace(SECRET_PATHS, '$1/[redacted]')",
    becomes: '',
  },
  {
    bug: 'browsers of a demo remember https for localhost, and no other server asks for it',
    in: 'server',
    text: 'hsts: demo ?',
    becomes: 'hsts: !demo ?',
  },
  {
    bug: 'an answer that an older build gave counts as unchanged',
    in: 'server',
    text: 'teacher.user_type.slug, build, request.url',
    becomes: 'teacher.user_type.slug, request.url',
  },
  {
    bug: 'one teacher’s answer is unchanged for another',
    in: 'server',
    text: '[teacher.id, teacher.revision, teacher.user_type.slug,',
    becomes: '[teacher.revision, teacher.user_type.slug,',
  },
  {
    bug: 'a page of another folder is served as a demo page',
    in: 'server',
    text: "!name.split(/[/\\\\]/).includes('..') && ",
    becomes: '',
  },
  {
    bug: 'everybody may use the demo’s calls',
    in: 'server',
    text: "if (prefix === prefixes.demo && !isDemo(request.teacher)) throw refuse('demoOnly')",
    becomes: '',
  },
  {
    bug: 'the sweep keeps sessions for good',
    in: 'server',
    text: "gone(sessions, 'expires_at', 1)",
    becomes: "gone(sessions, 'expires_at', 1_000)",
  },
]
