/** How fast a video may be played (P3 §2), fastest first. */
export const videoRates = [1.5, 1.25, 1, 0.75, 0.5] as const

export type VideoRate = (typeof videoRates)[number]
