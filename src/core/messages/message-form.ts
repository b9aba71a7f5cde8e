/** Where a teacher writes a message (P3 §2 Message Board, §3 Message form, §5). */
export const messageForm = {
  title: 'Create Message',
  readers: (isPaired: boolean) =>
    isPaired ? 'The students of both classrooms read it.' : 'Your students read it.',
  subject: 'Subject',
  description: 'Description',
  links: 'Links',
  media: 'Pictures and sounds',
  mediaHint: 'Pictures and sound recordings that come along.',
  mediaFull: (most: number) => `A message has room for ${most} files.`,
  count: (used: number, most: number) => `${used} of ${most}`,
  post: 'Post Message',
  posting: 'Posting the message',
  posted: 'Your message is posted.',
  failedTitle: 'Message not posted',
  failed: 'Error posting the message. Please try again.',
  uploading:
    'Some files have not arrived yet. Wait for them, or remove those that failed, and post the message then.',

  leaveTitle: 'Close this message?',
  leaveText: 'It is not posted yet. What you have typed stays in this tab until you come back.',
  leaveUploading: 'Files that are still being uploaded are lost.',
  stay: 'Stay',
  leave: 'Close',
  discard: 'Discard and close',
} as const
