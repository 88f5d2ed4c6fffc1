import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { dayMs } from '../../../core/values/duration.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { now } from '../../platform/process/clock.ts'
import { FileGone, type FileStorage } from './file-storage.ts'
import { withoutRow } from './orphan-objects.ts'

/**
 * `missing`: a row without its object; `size`, `hash`: other bytes than were uploaded; `stranger`: an object that no
 * row has named for a day.
 */
interface FileProblem {
  readonly key: string
  readonly problem: 'missing' | 'size' | 'hash' | 'stranger'
}

interface Row {
  readonly id: string
  readonly key: string
  readonly size: string
  readonly sha256: string
}
const batch = 500

/**
 * What is wrong between engine.file and the store: every row has an object of the same size and SHA-256,
 * every object older than a day has a row. Reads every byte, without holding a file in memory.
 */
export async function verifyFiles(on: Sql, storage: FileStorage, { at = now() } = {}): Promise<FileProblem[]> {
  const problems: FileProblem[] = []
  for (let rows = await rowsAfter(on, null); rows.length > 0; rows = await rowsAfter(on, rows.at(-1)?.id ?? null)) {
    for (const row of rows) {
      const problem = await problemOf(storage, row)
      if (problem !== null) problems.push({ key: row.key, problem })
    }
  }
  for await (const { key, at: written } of withoutRow(on, storage)) {
    if (written < at - dayMs) problems.push({ key, problem: 'stranger' })
  }
  return problems
}

function rowsAfter(on: Sql, id: string | null): Promise<Row[]> {
  return on.query<Row>(
    sql`select id, key, size, sha256 from engine.file where ${id}::uuid is null or id > ${id}::uuid order by id limit ${batch}`,
  )
}

async function problemOf(storage: FileStorage, { key, size, sha256 }: Row): Promise<FileProblem['problem'] | null> {
  try {
    const hash = createHash('sha256')
    let read = 0
    for await (const chunk of await storage.stream(key)) {
      hash.update(chunk)
      read += chunk.length
    }
    if (read !== Number(size)) return 'size'
    return hash.digest('hex') === sha256 ? null : 'hash'
  } catch (error) {
    if (error instanceof FileGone) return 'missing'
    throw error
  }
}
