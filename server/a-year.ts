/** What an answer says of itself whose address never stands for anything else. */
export const A_YEAR = 'public, max-age=31536000, immutable'
