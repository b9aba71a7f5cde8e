/** How a kind of notification also comes by mail. */
export const notificationMailModes = ['off', 'at_once', 'daily'] as const
