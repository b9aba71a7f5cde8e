/**
 * What a brand calls itself, on its pages and in its mails. The product's name stands here and nowhere else
 * (decision 26).
 */
export const brandNames = {
  default: { productName: 'LUV', supportEmail: 'support@luv.example' },
  players: { productName: 'Players Exchange', supportEmail: 'support@players.example' },
} as const
