import { dayMs } from '../../../core/values/duration.ts'

/** What somebody typed in a document and did not save: the file as it stood in his window. */
export interface KeptEdits {
  readonly bytes: Uint8Array
  /** The version it was typed over. */
  readonly basedOn: number
  /** Epoch ms. */
  readonly at: number
}

/** Whose edits of which file; nobody else at this machine is shown them. */
export interface KeptPlace {
  readonly person: string
  readonly fileId: string
}

const database = 'amur-office'
const shelf = 'edits'
const kept = 30 * dayMs // as long as drafts of forms

/** What was kept of a file, or null; what nobody came back to in a month is let go, of whatever file. */
export async function readKept(place: KeptPlace, now: number = Date.now()): Promise<KeptEdits | null> {
  await letGo(now)
  const found: unknown = await within('readonly', (store) => store.get(keyOf(place)))
  return isKept(found) ? found : null
}

export async function writeKept(place: KeptPlace, edits: KeptEdits): Promise<void> {
  await within('readwrite', (store) => store.put(edits, keyOf(place)))
}

/** Forgets what was kept: it was saved, or let go. */
export async function dropKept(place: KeptPlace): Promise<void> {
  await within('readwrite', (store) => store.delete(keyOf(place)))
}

function keyOf({ person, fileId }: KeptPlace): string {
  return `${person} ${fileId}`
}

async function letGo(now: number): Promise<void> {
  const keys = (await within('readonly', (store) => store.getAllKeys())) ?? []
  for (const key of keys) {
    const edits: unknown = await within('readonly', (store) => store.get(key))
    if (!isKept(edits) || now - edits.at > kept) await within('readwrite', (store) => store.delete(key))
  }
}

function isKept(found: unknown): found is KeptEdits {
  return (
    typeof found === 'object' &&
    found !== null &&
    'bytes' in found &&
    found.bytes instanceof Uint8Array &&
    'basedOn' in found &&
    typeof found.basedOn === 'number' &&
    'at' in found &&
    typeof found.at === 'number'
  )
}

// Storage may be forbidden or full; a document is edited as well without it.
async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(shelf)
    const opened = await settled(opening)
    try {
      return await settled(work(opened.transaction(shelf, mode).objectStore(shelf)))
    } finally {
      opened.close()
    }
  } catch {
    return undefined
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage'))
  })
}
