import type { Readable } from 'node:stream'

/** One stored object as a listing shows it; `at` is epoch ms of its writing. */
export interface StoredObject {
  readonly key: string
  readonly size: number
  readonly at: number
}

/**
 * Where the bytes of files lie. Keys are made by newFileKey and nowhere else. What `put` has answered
 * survives a crash; before that nobody sees anything.
 */
export interface FileStorage {
  /** Moves a spooled file (a path on this machine) under a new key. */
  readonly put: (key: string, path: string) => Promise<void>
  /** The bytes from the beginning; rejects with FileGone when there is no such object. */
  readonly stream: (key: string) => Promise<Readable>
  readonly get: (key: string) => Promise<Buffer>
  /** Removing what is not there is no error. */
  readonly remove: (key: string) => Promise<void>
  readonly list: () => AsyncIterable<StoredObject>
}

/** That a file's row has no object: a damaged store, which the verification names. */
export class FileGone extends Error {
  constructor(key: string) {
    super(`the file store has no ${key}`)
    this.name = 'FileGone'
  }
}
