/** cx-profile (P1 §2 Teacher Profile, §8 Profile). */
export const teacherProfile = {
  title: 'Teacher Profile',
  about: 'ABOUT ME',
  instruction: 'MY INSTRUCTION',
  verification: 'Verification',
  save: 'SAVE',
  saving: 'Saving your profile',
  loadFailed: 'Your profile could not be loaded',

  yourAvatar: 'Your avatar',
  changeAvatar: 'Change avatar',
  avatarTitle: 'CHOOSE AN AVATAR',
  choose: 'CHOOSE',
  upload: 'Upload a picture',
  pictureTitle: 'YOUR PICTURE',
  picture: 'Your picture; arrow keys move it',
  zoom: 'Zoom',
  reading: 'Opening the picture…',
  back: 'Back',
  usePicture: 'USE PICTURE',
  sending: 'Sending your picture',
  pictureFailed: 'The picture could not be sent. Please try again.',
} as const
