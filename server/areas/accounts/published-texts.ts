/**
 * The texts that a new account agrees to. A new version is a new HTML file and its PDF (`node scripts/policies.ts`)
 * beside the old ones: consents name the version, so every version has to stay readable.
 */
export const publishedTexts = {
  privacy_policy: { version: '2026-09', file: 'privacy-policy-2026-09.pdf' },
  terms_of_use: { version: '2026-09', file: 'terms-of-use-2026-09.pdf' },
} as const

const published = ({ version, file }: { version: string; file: string }) => ({
  version,
  url: `/policies/${file}`,
})

export const publishedAnswer = () => ({
  privacy_policy: published(publishedTexts.privacy_policy),
  terms_of_use: published(publishedTexts.terms_of_use),
})
