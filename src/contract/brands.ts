/**
 * What a brand calls itself, on its pages and in its mails, and where its students sign in: a path is one of the host app.
 * The product's name stands here and nowhere else (decision 26).
 */
export const brandNames = {
  default: { productName: 'LUV', supportEmail: 'support@luv.example', studentSite: '/demo/student/' },
  players: {
    productName: 'Players Exchange',
    supportEmail: 'support@players.example',
    studentSite: '/demo/student/?brand=players',
  },
} as const
