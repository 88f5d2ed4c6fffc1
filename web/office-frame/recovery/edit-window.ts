import { newKey } from '../../platform/http/idempotency-key.ts'
import type { EditWindow, LockAnswer, OwnWindow } from '../frame-calls.ts'

const storageKey = 'amur-office-browser'

/** A window of the frame, which shows this browser that it stands until it ends, however it ends. */
export function newEditWindow(): EditWindow {
  const editId = newId()
  if ('locks' in navigator) void navigator.locks.request(webLockName(editId), () => new Promise(() => undefined))
  return { editId, browser: browserId() }
}

/**
 * Asks for the file. What a window of this browser had that is there no more, because it broke, is this one's without a
 * question; `since` says from when that one had it.
 */
export async function lockAfterCrash(
  lock: (takeover: boolean) => Promise<LockAnswer>,
  { browser }: EditWindow,
): Promise<{ readonly lock: LockAnswer; readonly since: number | null }> {
  const answer = await lock(false)
  const { own } = answer
  if (own === null || own.browser === null || own.browser !== browser || !(await hasEnded(own)))
    return { lock: answer, since: null }
  return { lock: await lock(true), since: own.since }
}

/** Whether a window of this browser is there no more; not known at addresses without https, and then nobody is passed over. */
async function hasEnded({ editId }: OwnWindow): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return !held.some(({ name }) => name === webLockName(editId))
}

function webLockName(editId: string): string {
  return `amur-office ${editId}`
}

function browserId(): string | null {
  try {
    const known = localStorage.getItem(storageKey)
    if (known !== null) return known
    const made = newId()
    localStorage.setItem(storageKey, made)
    return made
  } catch {
    return null // storage may be forbidden
  }
}

/** Addresses without https make keys without dashes. */
function newId(): string {
  return newKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
