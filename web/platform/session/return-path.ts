/**
 * Where to go after sign-in: the path asked for when it is ours and not the sign-in page itself, else the start
 * (ACC-02).
 */
export function returnPath(asked: string | null, origin: string): string {
  if (!asked) return '/'
  try {
    const target = new URL(asked, origin)
    // `//elsewhere` and `/\elsewhere` resolve to another origin, which this comparison catches.
    if (target.origin !== origin || target.pathname === '/login') return '/'
    return target.pathname + target.search + target.hash
  } catch {
    return '/'
  }
}
