/** Task categories that ask students for no post (P3 §4). */
export const categoriesWithoutPosts = ['activity', 'reflection'] as const
