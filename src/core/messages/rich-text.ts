/** Long texts: how they are written, and what is said where they are shown (P3 §2, §5). */
export const richText = {
  later: 'The editor did not load.',
  laterView: 'This text did not load.',
  count: (used: number, most: number) =>
    `${used.toLocaleString('en')} of ${most.toLocaleString('en')} characters`,
  toolbar: (field: string) => `Formatting of ${field}`,
  tools: {
    undo: 'Undo',
    redo: 'Redo',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strikethrough',
    heading: 'Heading',
    subheading: 'Subheading',
    bulletList: 'Bulleted list',
    orderedList: 'Numbered list',
    indent: 'Indent',
    outdent: 'Outdent',
    link: 'Link',
    picture: 'Picture',
    table: 'Table',
  },
  /** How to come from the text to its tools, and back. */
  keysHint: (keys: string) => `Press ${keys} to reach the formatting tools, and Escape to come back.`,
  withKeys: (label: string, keys: string) => `${label} (${keys})`,

  linkTitle: 'Link',
  linkText: 'Text',
  linkAddress: 'Web address',
  linkHint: 'A web page, such as www.example.org, or an email address.',
  linkInvalid: 'Enter a valid web address.',
  linkSave: 'Save',
  linkRemove: 'Remove link',

  pictureTitle: 'Picture',
  pictureChoose: 'Choose a picture',
  pictureOther: 'Choose another picture',
  pictureUploading: (name: string) => `Uploading ${name}`,
  picturePercent: (percent: number) => `${percent}%`,
  pictureReady: (name: string) => `${name} is uploaded.`,
  pictureFailed: 'The picture was not uploaded',
  pictureAlt: 'Description',
  pictureAltHint: 'What the picture shows, for those who cannot see it.',
  pictureAltMissing: 'Describe the picture, or say that it is decoration.',
  pictureDecoration: 'This picture is decoration and needs no description',
  pictureNone: 'Choose a picture first.',
  pictureWait: 'The picture is still being uploaded.',
  pictureInsert: 'Insert',
  pictureSave: 'Save',
  pictureMore: (count: number) =>
    count === 1 ? '1 more picture follows.' : `${count} more pictures follow.`,

  onlyPictures: 'Only pictures can be put into the text.',
  picturesLeftOut: (count: number) =>
    count === 1
      ? '1 picture was left out. Save it on your device and add it with ‘Picture’.'
      : `${count} pictures were left out. Save them on your device and add them with ‘Picture’.`,
  dismiss: 'Dismiss',

  table: {
    insert: 'Insert table',
    rowBefore: 'Add row above',
    rowAfter: 'Add row below',
    columnBefore: 'Add column before',
    columnAfter: 'Add column after',
    headerRow: 'Header row',
    deleteRow: 'Delete row',
    deleteColumn: 'Delete column',
    deleteTable: 'Delete table',
  },
  tableLabel: 'Table',
} as const
