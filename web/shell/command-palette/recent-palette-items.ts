import { currentSession } from '../../platform/session/session.ts'
import type { PaletteItem } from './palette-item.ts'

const most = 8

/** What this person opened from the palette lately, newest first. */
export function recentItems(): readonly PaletteItem[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey()) ?? '[]') as readonly PaletteItem[] // our own writing; a stranger's fails to draw nothing
    return Array.isArray(stored) ? stored.map((item) => ({ ...item, group: 'recent' })) : []
  } catch {
    return []
  }
}

/** Remembers an item as the latest. */
export function remember(item: PaletteItem): void {
  const others = recentItems().filter((one) => one.href !== item.href)
  localStorage.setItem(storageKey(), JSON.stringify([item, ...others].slice(0, most)))
}

function storageKey(): string {
  return `recent.${currentSession()?.user.userId ?? ''}`
}
