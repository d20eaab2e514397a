const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
  // Mathematics is set with inline lengths; scripts never are.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const twoYearsS = 2 * 365 * 24 * 3600

/** Returns the security headers of a response over this protocol. */
export const securityHeaders = (protocol: string) => ({
  ...(protocol === 'https' && {
    'strict-transport-security': `max-age=${twoYearsS}; includeSubDomains`,
  }),
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
})
