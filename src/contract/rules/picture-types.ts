/** Of those that a teacher may give, what a page cannot draw in most browsers. */
export const undrawnTypes = ['image/svg+xml', 'image/tiff'] as const

/** Pictures that a teacher may give, as browsers call them (P1 §5 Profile); what one is the server tells by its content. */
export const pictureTypes = [
  'image/apng',
  'image/bmp',
  'image/gif',
  'image/jpeg',
  'image/pjpeg',
  'image/png',
  'image/webp',
  'image/x-icon',
  'image/vnd.microsoft.icon',
  ...undrawnTypes,
] as const
