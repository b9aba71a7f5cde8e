/** What the server says about videos that teachers save; what begins with 'You already sent a' leads to the task (P3 §8). */
export const teacherVideoSentences = {
  videoSent: 'You already sent a video for this task.',
  responseSent: 'You already sent a response for this task.',
  taskClosed: 'This task takes no video right now.',
  postGone: 'Your partner has taken away the video that you answer.',
  videoUnknown: 'The video has not arrived. Please upload it again.',
  videoAnswered: 'Your partner has responded to this video, so it cannot be deleted any more.',
  captionsWrong: 'Each caption needs a text, and has to end after it starts.',
} as const
