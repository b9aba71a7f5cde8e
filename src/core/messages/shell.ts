/** The header, the footer and the plain pages of the host app (P1 §2 Header, Footer). */
export const shell = {
  home: (productName: string) => `${productName} home`,
  skip: 'Skip to the content',
  mainNavigation: 'Main',

  connections: 'Connections',
  myLibrary: 'My Library',
  myClassrooms: 'My Classrooms',
  createExchange: 'Create Classroom Exchange',
  seeAll: 'See All',
  resources: 'Resources',
  notifications: 'Notifications',
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
  laterTitle: (title: string) => `${title} is not here yet`,
  later: 'This part of the product comes with a later version.',
  toClassrooms: 'Go to My Classrooms',
  toLogin: 'Go to the login',
  loggingOut: 'Logging out',
} as const
