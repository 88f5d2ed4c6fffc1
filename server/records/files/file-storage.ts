import type { Readable } from 'node:stream'

/** One stored object as a listing shows it; `at` is epoch ms of its writing. */
export interface StoredObject {
  readonly key: string
  readonly size: number
  readonly at: number
}

/** Bytes from `start` to `end`, both counted. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** An object that is not whole yet: where it will stand, and what the store calls it until then. */
export interface Unfinished {
  readonly key: string
  readonly ticket: string
}

/** A piece of an unfinished object: its number from 0, where it begins, its bytes. */
interface Piece {
  readonly number: number
  readonly at: number
  readonly bytes: Uint8Array
}

/**
 * Objects that come piece by piece. What `write` has answered survives a crash; the same piece may be written again.
 */
export interface PieceStorage {
  /** Length of every piece of a file of that size except the last one. */
  readonly lengthFor: (size: number) => number
  /** Whether what came of a piece before the connection broke may be kept as a shorter one. */
  readonly keepsShort: boolean
  /** Answers the ticket. */
  readonly begin: (key: string) => Promise<string>
  /** Answers the tag that `finish` wants to see again. */
  readonly write: (upload: Unfinished, piece: Piece) => Promise<string>
  /** Makes it an object like any other; harmless when it is one already. */
  readonly finish: (upload: Unfinished, tags: readonly string[]) => Promise<void>
  readonly drop: (upload: Unfinished) => Promise<void>
}

/**
 * Where the bytes of files lie. Keys are made by newFileKey and nowhere else. What `put` has answered
 * survives a crash; before that nobody sees anything.
 */
export interface FileStorage {
  /** Whether the bytes lie on the disk of the folder in which files arrive. */
  readonly local: boolean
  /** Moves or copies a spooled file (a path on this machine) under a new key. */
  readonly put: (key: string, path: string) => Promise<void>
  /** The bytes from the beginning, or those of a range; rejects with FileGone when there is no such object. */
  readonly stream: (key: string, range?: ByteRange) => Promise<Readable>
  readonly get: (key: string) => Promise<Buffer>
  /** Removing what is not there is no error. */
  readonly remove: (key: string) => Promise<void>
  readonly list: () => AsyncIterable<StoredObject>
  readonly pieces: PieceStorage
}

/** That a file's row has no object: a damaged store, which the verification names. */
export class FileGone extends Error {
  constructor(key: string) {
    super(`the file store has no ${key}`)
    this.name = 'FileGone'
  }
}
