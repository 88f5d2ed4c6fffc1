import type { Accept } from './accepted-file-types.ts'

/** What every kind that holds files says of its field; each holds a list of FIL-03 records. */
export interface FileOptions {
  readonly accept?: Accept
  /** Most files; each kind has its own number unless said. */
  readonly max?: number
  /** Greatest size of one file in MB (FIL-05); 1024 unless said. */
  readonly maxMb?: number
}

const kinds: ReadonlySet<string> = new Set(['attachment', 'file', 'image'])

/** Whether fields of that kind hold files, so that saving attaches them and reading the record opens them. */
export function holdsFiles(kind: string): boolean {
  return kinds.has(kind)
}

export const fileMaxMb = 1024 // FIL-05
