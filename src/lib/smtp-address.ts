/** Addresses of mail servers, such as `smtps://user:password@smtp.example.jp`, and how they are spoken to. */

/**
 * `required`: a mail server that offers no TLS gets nothing. `opportunistic`: it gets mails as they are, but no password
 * unless it is on this machine. `off`: TLS is not asked for. With `smtps:` it is TLS in any case.
 */
export const SMTP_TLS = ['required', 'opportunistic', 'off'] as const
export type SmtpTls = (typeof SMTP_TLS)[number]

/** The address of a mail server as a URL has it, without path and query; undefined when it is none. */
export function parseSmtpUrl(text: string): string | undefined {
  const url = URL.parse(text)
  const plain =
    url !== null &&
    ['smtp:', 'smtps:'].includes(url.protocol) &&
    url.hostname !== '' &&
    ['', '/'].includes(url.pathname) &&
    url.search === '' &&
    url.hash === '' &&
    isPercentEncoded(url.username + url.password)
  return plain ? url.href : undefined
}

/** A password that was put in as it is may have a stray `%`. */
function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Without TLS a password would be everybody's on the way. Within this machine it is not on any. */
export function sendsPasswordAway(smtpUrl: string | undefined): boolean {
  const url = smtpUrl === undefined ? null : URL.parse(smtpUrl)
  return url !== null && url.protocol === 'smtp:' && url.username !== '' && !isThisMachine(url.hostname)
}

/** Whether a host of an address is this machine, by its name alone. */
export function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname.toLowerCase())
}
