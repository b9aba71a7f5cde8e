export const notificationTitle = 'Notification'
/** A notification, or the list of them, is not to be had (P1 §8 Lists and notifications). */
export const notificationFailed = 'Error loading notification, Please try again.'
