/** Stands before the name of each claim that is LTI's own (1EdTech, LTI 1.3 core, section 5), with a slash between. */
export const LTI_CLAIM = 'https://purl.imsglobal.org/spec/lti/claim'

/** Before those of deep linking (1EdTech, deep linking 2.0, section 4). */
export const DEEP_LINKING_CLAIM = 'https://purl.imsglobal.org/spec/lti-dl/claim'
