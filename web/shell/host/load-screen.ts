import type { ComponentType } from 'react'
import type { ScreenLoader } from '../../platform/page/page-entry.ts'

const loaded = new Map<ScreenLoader, ComponentType>()

/** Brings a screen's chunk; once it is here the page draws at once, without a flash of waiting. */
export async function loadScreen(load: ScreenLoader): Promise<ComponentType> {
  const known = loaded.get(load)
  if (known) return known
  const { default: screen } = await load()
  loaded.set(load, screen)
  return screen
}
