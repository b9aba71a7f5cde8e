import { type SQL, sql } from 'drizzle-orm'
import { ANY_LANGUAGE } from './text.ts'

/** A search word is no longer than this: an entry of an index has a largest size, and scripts without spaces exist. */
const LONGEST_WORD = 60

const MARKS = sql.raw(String.raw`'[\u0300-\u036f]'`)
const LONG_WORDS = sql.raw(`'([[:alnum:]]{${LONGEST_WORD}})'`)
const APART = sql.raw(String.raw`'\1 '`)
const BETWEEN_WORDS = sql.raw("'[^[:alnum:]]+'")

/**
 * A text as its words, with one space between them: in lower case, without marks on letters, whatever the language of
 * the database is. PostgreSQL has no such parser of its own, `unaccent` is an extension that many may not install.
 */
const spelledOut = (text: SQL) => {
  const plain = sql`regexp_replace(normalize(${text}, NFKD), ${MARKS}, '', 'g') ${ANY_LANGUAGE}`
  return sql`regexp_replace(lower(${plain}), ${LONG_WORDS}, ${APART}, 'g')`
}

/** The value of a column of words: those of a text, and `marks` as they are. */
export const indexedWords = (text: SQL, marks: SQL) =>
  sql`array_to_tsvector(array_remove(array_remove(regexp_split_to_array(${spelledOut(text)}, ${BETWEEN_WORDS}) || ${marks}, null), ''))`

/** What to look for with `@@`: a mark, and words that begin as each of the given ones does. Null when it has no word. */
export const wordQuery = (mark: string, text: string) =>
  sql`(select (quote_literal(${mark}::text) || string_agg(' & ' || quote_literal(word) || ':*', ''))::tsquery
    from regexp_split_to_table(${spelledOut(sql`${text}::text`)}, ${BETWEEN_WORDS}) word where word <> '')`
