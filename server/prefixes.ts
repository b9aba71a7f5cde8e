/** The prefixes under which calls are served; the second one is for demo teachers (decisions, The calls). */
export const prefixes = { teacher: '/api/teacher', demo: '/api/demo' } as const
