const listeners = new Set<() => void>()
let seen: string | null = null

/**
 * Notes the version of rights, menus and units that an answer carries; a change makes what the page knows of them
 * stale.
 */
export function noteRightsVersion(version: string | null): void {
  if (version === null || version === seen) return
  const isFirst = seen === null
  seen = version
  if (!isFirst) for (const listener of listeners) listener()
}

/** Calls back when rights, menus or units changed; works with the event stream down as well. */
export function onRightsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
