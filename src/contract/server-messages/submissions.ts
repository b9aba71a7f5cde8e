/** What the server says about what students post. */
export const submissionSentences = {
  changed: 'Success!',
  gone: 'One of these posts is not there any more. Nothing was changed.',
  notThere: 'This post is not there any more.',
  changedMeanwhile: 'Somebody has changed some of these posts meanwhile. Nothing was changed.',
  commentChanged: 'Somebody has written another comment meanwhile. Yours was not saved.',
  undone: 'Success!',
  changeGone: 'This change cannot be undone any more.',
  /** P3 §8. */
  commentSaved: 'Comment saved successfully!',
  /** P3 §5. */
  noReason: 'At least one reason must be selected',
  /** P3 §8. */
  flagged: 'Thank you. We will contact you for any additional information needed or follow up.',
} as const
