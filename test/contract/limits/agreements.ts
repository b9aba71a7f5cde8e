export const specified: Record<string, number> = {
  AGREEMENT_LINK_VALID_DAYS: 30,
  SIGNER_NAME_MAX_CHARACTERS: 100,
  SIGNER_TITLE_MAX_CHARACTERS: 100,
}
