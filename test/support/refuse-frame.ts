/** Tells the page as a browser does whose policy has kept a frame from showing an address. */
export function refuseFrame(
  blockedURI: string,
  changes: Partial<SecurityPolicyViolationEventInit> = {},
): void {
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      documentURI: location.href,
      effectiveDirective: 'frame-src',
      violatedDirective: 'frame-src',
      originalPolicy: "default-src 'none'",
      disposition: 'enforce',
      statusCode: 200,
      blockedURI,
      ...changes,
    }),
  )
}
