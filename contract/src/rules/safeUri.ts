/**
 * True for a safe target of a link: a path of the portal, or by https a host on the list. Never `javascript:`, `data:`,
 * or `//elsewhere`, which a browser takes for another host; nor a backslash or a blank, which it would change.
 */
export const isSafeUri = (uri: string, hosts: readonly string[]) => {
  if (/^\/(?![/\\])[\w./?&=#%~+:,;@-]*$/.test(uri)) return true
  if (!/^https:\/\/[\w./?&=#%~+:,;-]+$/.test(uri) || !URL.canParse(uri)) return false
  const { hostname, port } = new URL(uri)
  return port === '' && hosts.includes(hostname)
}

/** On a page a link may also begin an e-mail or a call: an address or a number, and nothing that says more. */
export const isSafeLink = (uri: string, hosts: readonly string[]) =>
  isSafeUri(uri, hosts) || /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(uri) || /^tel:\+?[\d-]{3,20}$/.test(uri)
