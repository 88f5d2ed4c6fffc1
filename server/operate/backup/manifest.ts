import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { TableShape } from '../../records/schema/table-shape.ts'
import { type Place, readPart, writePart } from './backup-folders.ts'

/** What a backup holds, sealed beside it. */
export interface Manifest {
  readonly name: string
  readonly migrations: readonly Migration[]
  readonly tables: readonly KeptTable[]
  /** Tables that no migration makes, those of drawn forms; absent in backups of older versions. */
  readonly drawn?: DrawnTables
  /** Those that the product made as time went by; absent in backups of older versions. */
  readonly partitions?: readonly Partition[]
  readonly sequences: readonly KeptSequence[]
  readonly files: { readonly count: number; readonly bytes: number }
  /** Head of the audit chain: a restored one that ends before it was cut. */
  readonly audit: { readonly seq: number; readonly hash: string } | null
}

/** Tables as they were on that day, columns of removed and converted fields included. */
export interface DrawnTables {
  readonly shapes: readonly TableShape[]
  readonly references: readonly Reference[]
}

/** A reference between two tables, as it is made. */
export interface Reference {
  readonly owner: string
  readonly name: string
  readonly definition: string
}

/** A partition of a table, with its bounds as PostgreSQL writes them. */
export interface Partition {
  readonly name: string
  readonly of: string
  readonly bounds: string
}

export interface Migration {
  readonly id: string
  readonly checksum: string
}

/** A table as PostgreSQL wrote it: lines in the text form of COPY. */
export interface KeptTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  readonly sha256: string
}

export interface KeptSequence {
  readonly name: string
  readonly value: string
}

const part = 'manifest'

/** Writes the manifest of a draft; the last part of all. */
export function writeManifest({ key }: Place, draft: string, manifest: Manifest): Promise<void> {
  return writePart(
    key,
    join(draft, part),
    `${manifest.name}/${part}`,
    Readable.from([Buffer.from(JSON.stringify(manifest))]),
  )
}

/** The manifest of a backup; rejects when it is not one of ours. */
export async function readManifest({ folder, key }: Place, name: string): Promise<Manifest> {
  return JSON.parse(await text(readPart(key, join(folder, name, part), `${name}/${part}`))) as Manifest // sealed by us
}
