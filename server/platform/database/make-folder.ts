import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder (and those above it) that others may pass through and not look into; an existing one
 * is left as it is. Step by step, since Node's own recursive way never returns under /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
    chmodSync(folder, 0o711)
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(folder)) throw error
  }
}
