/**
 * Tells the address of a frame that the page's content security policy does not show; browsers may say its origin alone.
 * It stands apart from the platform, which every element loads. The returned function ends it.
 */
export function onRefusedFrame(listener: (address: string) => void): () => void {
  const heard = ({ effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src' && disposition === 'enforce') listener(blockedURI)
  }
  document.addEventListener('securitypolicyviolation', heard)
  return () => document.removeEventListener('securitypolicyviolation', heard)
}
