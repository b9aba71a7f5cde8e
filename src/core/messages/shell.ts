/** The header, the footer and the plain pages of the host app (P1 §2 Header, Footer). */
export const shell = {
  home: (productName: string) => `${productName} home`,
  skip: 'Skip to the content',
  mainNavigation: 'Main',

  connections: 'Connections',
  createExchange: 'Create Classroom Exchange',
  seeAll: 'See All',
  resources: 'Resources',
  courseLibrary: 'Course Library',

  account: (name: string) => `Account of ${name}`,
  editProfile: 'Edit Profile',
  myAccount: 'My Account',
  changePassword: 'PASSWORD',
  logOut: 'LOG OUT',
  menu: 'Menu',

  copyright: (year: number, productName: string) => `© ${year} ${productName}. All rights reserved.`,
  contactSupport: 'Contact Support',
  supportHint: 'Write to us and we will get back to you within one school day.',

  followUs: 'Follow us',

  notFoundTitle: 'There is nothing here',
  notFound: 'The address may be mistyped, or the page has moved.',
  goTo: (name: string) => `Go to ${name}`,
  toLogin: 'Go to the login',
  loggingOut: 'Logging out',

  privacyPolicy: 'Privacy Policy',
  openInNewTab: 'Open in a new tab',
  privacyFailed: 'The privacy policy could not be loaded. Please try again.',
  close: 'Close',
  ok: 'OK',
  retry: 'Retry',

  announcements: 'Announcements',
  dismissAlert: 'Dismiss',
  newBuild: 'A new version is available.',
  reload: 'RELOAD',
  browserTitle: 'RECOMMENDED BROWSER',
  browser:
    'For the best experience, please use a current version of Chrome, Edge, Firefox or Safari. Some parts may not work in this browser.',
  unverifiedTitle: 'Unverified Teacher',
  unverified:
    'Your account is being verified. Until that is done you can complete your profile; this message goes by itself.',

  workingAs: (teacher: string, operator: string) => `You are working as ${teacher}. Logged in: ${operator}.`,
  recorded: 'Everything that you change is recorded with both names.',
  endMasquerade: 'END',
  entering: 'Logging in as the teacher',
  enterFailedTitle: 'This link cannot be used',
  enterFailed: 'The link has been used, has expired or is not complete. Please make a new one.',
} as const
