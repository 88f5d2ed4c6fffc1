/** Whether this window shows one page inside another system: at /open or one of its aliases (ACC-10). */
export function isEmbedded(): boolean {
  return typeof location !== 'undefined' && /^\/open(=|$)/.test(location.pathname)
}
