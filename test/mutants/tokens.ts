import type { Plant } from '../../scripts/mutate/plant.ts'

/** The ledger of tokens, its tables, prices and bundles. */
export const plants: Plant[] = [
  {
    bug: 'tokens are good for a year',
    in: 'src',
    text: 'end.getUTCFullYear() + TOKENS_EXPIRE_YEARS',
    becomes: 'end.getUTCFullYear() + 1',
  },
  {
    bug: 'the tokens that expire last are spent first',
    in: 'server',
    text: 'sum(available) over (order by expire_at, id) - available as taken_before',
    becomes: 'sum(available) over (order by expire_at desc, id) - available as taken_before',
  },
  {
    bug: 'a token past its time is spent',
    in: 'server',
    text: 'sql`available > 0 and expire_at > ${at.toISOString()}::timestamptz`',
    becomes: "sql`available > 0 and ${at.toISOString()}::timestamptz > now() - interval '9 years'`",
  },
  {
    bug: 'the user counts tokens past their time',
    in: 'server',
    text: 'and l.available > 0 and l.expire_at > ${at.toISOString()}::timestamptz ), 0)) order by s.id)',
    becomes: 'and l.available > 0 and ${at.toISOString()}::timestamptz > l.created_at ), 0)) order by s.id)',
  },
  {
    bug: 'a page that is open does not notice that tokens have expired',
    in: 'server',
    text: 'return next?.ends ? next.ends - 1 : Number.POSITIVE_INFINITY',
    becomes: 'return next ? Number.POSITIVE_INFINITY : 0',
  },
  {
    bug: 'whoever writes to the database spends tokens past their time',
    in: 'server',
    text: "WHEN NEW.kind = 'spent' AND NEW.created_at >= lot.expire_at THEN",
    becomes: 'WHEN false THEN',
  },
  {
    bug: 'whoever writes to the database returns what nobody paid',
    in: 'server',
    text: "WHEN NEW.kind = 'returned' AND NEW.amount > coalesce(",
    becomes: "WHEN NEW.kind = 'lost' AND NEW.amount > coalesce(",
  },
  {
    bug: 'whoever writes to the database takes from the lots of others',
    in: 'server',
    text: 'WHERE id = NEW.lot_id AND teacher_id = NEW.teacher_id AND subject_id = NEW.subject_id;',
    becomes: 'WHERE id = NEW.lot_id;',
  },
  {
    bug: 'the sums of a lot can be written over',
    in: 'server',
    text: "IF TG_OP = 'UPDATE' AND pg_trigger_depth() = 2 THEN",
    becomes: "IF TG_OP = 'UPDATE' THEN",
  },
  {
    bug: 'two nodes write down twice what has expired',
    in: 'server',
    text: "select teacher_id, subject_id, id, -available, 'expired', expire_at from token_lots where teacher_id = ${teacher_id} and ${due(at)}`",
    becomes:
      "select teacher_id, subject_id, id, -amount, 'expired', expire_at from token_lots where teacher_id = ${teacher_id} and expire_at <= ${at.toISOString()}::timestamptz`",
  },
  {
    bug: 'tokens expire before their time',
    in: 'server',
    text: 'available > 0 and expire_at <= ${at.toISOString()}::timestamptz`',
    becomes: "available > 0 and expire_at <= ${at.toISOString()}::timestamptz + interval '1 hour'`",
  },
  {
    bug: 'nothing writes down what has expired',
    in: 'server',
    text: 'sweep: [db => expireTokens(db)],',
    becomes: 'sweep: [async () => undefined],',
  },
  {
    bug: 'tokens come back to a lot that another classroom was paid from',
    in: 'server',
    text: "where e.classroom_id = ${classroom_id} and e.kind in ('spent', 'returned') and l.teacher_id",
    becomes: "where e.classroom_id > 0 and e.kind in ('spent', 'returned') and l.teacher_id",
  },
  {
    bug: 'tokens that come back past their time are lost',
    in: 'server',
    text: 'if (lasts && !is_refunded) continue',
    becomes: 'if ((lasts || rest >= 0) && !is_refunded) continue',
  },
  {
    bug: 'a classroom that never paid gets nothing back',
    in: 'server',
    text: 'if (rest > 0) await addLot(db,',
    becomes: 'if (rest < 0) await addLot(db,',
  },
  {
    bug: 'tokens past their time are refunded',
    in: 'server',
    text: 'select available from token_lots where id = ${lot_id} and ${spendable(at)}`',
    becomes:
      'select available from token_lots where id = ${lot_id} and ${at.toISOString()}::timestamptz > created_at`',
  },
  {
    bug: 'the entries of an old ledger leave the newest lot',
    in: 'server',
    text: 'ORDER BY turn, id',
    becomes: 'ORDER BY turn DESC, id',
  },
  {
    bug: 'tokens that were spent on a classroom that is over stay active',
    in: 'server',
    text: "['active', 'not_started'].includes(classroomStatus(teacher, classroom, now)),",
    becomes: "['active', 'not_started', 'expired'].includes(classroomStatus(teacher, classroom, now)),",
  },
  {
    bug: 'a page that is open does not notice that a classroom is over',
    in: 'server',
    text: 'holdsUntil: Math.min(...running.map(classroom => statusHoldsUntil(teacher, classroom, now))),',
    becomes: 'holdsUntil: Number.POSITIVE_INFINITY,',
  },
  {
    bug: 'what has expired and is not written down is in no table',
    in: 'server',
    text: 'sql`(l.expired > 0 or l.available > 0 and not ${lasts})`',
    becomes: 'sql`l.expired > 0`',
  },
  {
    bug: 'the history of tokens shows those of everybody',
    in: 'server',
    text: 'where e.teacher_id = ${teacher_id} order by e.created_at desc',
    becomes: 'where e.teacher_id > 0 order by e.created_at desc',
  },
  {
    bug: 'the price of another country is told',
    in: 'server',
    text: 'from teachers t join token_prices p on p.country_id = t.country_id where',
    becomes: 'from teachers t join token_prices p on p.country_id > 0 where',
  },
  {
    bug: 'a price is told of a subject that the teacher pays no tokens for',
    in: 'server',
    text: "if (!paysForSubject(teacher, subject_id)) throw refuse('notFound')",
    becomes: "if (!paysForSubject(teacher, subject_id)) refuse('notFound')",
  },
  {
    bug: 'a bundle is offered though one of its subjects has no price',
    in: 'server',
    text: 'if (priced.length < items.length) return null',
    becomes: 'if (priced.length === 0) return null',
  },
  {
    bug: 'a bundle costs as much as its exchanges one by one',
    in: 'server',
    text: 'price: dollarsOf(full - saved),',
    becomes: 'price: dollarsOf(full),',
  },
  {
    bug: 'somebody buys bundles that they have no use for',
    in: 'server',
    text: '.filter(({ id }) => paysForSubject(buyer, id))',
    becomes: '.filter(({ id }) => id > 0)',
  },
  {
    bug: 'a connection that dies within a transaction ends the server',
    in: 'server',
    text: "pool.on('connect', client => client.on('error', () => undefined))",
    becomes: '',
  },
]
