/** What a menu entry's address may be: a path of ours, or, for what is framed or opened outside, a web address. */
export function isMenuAddress(type: string, address: string): boolean {
  if (type === '1') return address === ''
  if (type === '2') return /^\/[A-Za-z0-9_][\w/=.-]*(\?[\w=&.%-]*)?$/.test(address)
  return isWebAddress(address)
}

function isWebAddress(address: string): boolean {
  // The parser forgives blanks and control characters that a browser would drop before it runs a script.
  if ([...address].some((sign) => sign <= ' ')) return false
  const url = URL.canParse(address) ? new URL(address) : null
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === ''
}
