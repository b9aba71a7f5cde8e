// Launches from a learning platform by LTI 1.3.

/** Letters of an issuer, a client, a deployment or a user id. The specification has 255; platforms have had more. */
export const LTI_ID_MAX_CHARACTERS = 500
export const LTI_URL_MAX_CHARACTERS = 2_048
export const LTI_PLATFORM_NAME_MAX_CHARACTERS = 100
/** Origins of the pages of one platform. */
export const LTI_PAGE_ORIGINS_MAX = 20
/** Installations of one platform that are known at a time. */
export const LTI_DEPLOYMENTS_MAX = 200
/** Within this time a platform may register by an invitation. */
export const LTI_INVITATION_VALID_DAYS = 7
/** A platform answers a login within this time, or it begins anew. */
export const LTI_LOGIN_VALID_MINUTES = 10
/** By so much the clock of a platform may be off. */
export const LTI_CLOCK_TOLERANCE_SECONDS = 120
/** The page that a launch opened may still be used so long after it. */
export const LTI_TICKET_VALID_MINUTES = 30
/** What a platform gives to have back with a link that was chosen. */
export const LTI_DEEP_DATA_MAX_CHARACTERS = 32_768
/** Users of platforms that are one teacher here. */
export const LTI_LINKS_MAX = 50
/** Of a state, a ticket and a proof; ours have 43, and a longer one is none. */
export const LTI_CODE_MAX_CHARACTERS = 200
/** A token with which a platform lets itself be asked. */
export const LTI_REGISTRATION_TOKEN_MAX_CHARACTERS = 8_192
