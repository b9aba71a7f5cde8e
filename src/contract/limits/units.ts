// What numbers of bytes are told in.

/** As in 'File must not be higher than 500 MB' (P3 §5). */
export const BYTES_PER_MEGABYTE = 1_048_576
