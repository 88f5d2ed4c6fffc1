import { answering } from '../../platform/process/worker-thread.ts'
import { inspectPackage, type Verdict } from '../../platform/workbook/inspect-package.ts'

/** A package to look through. */
export interface Inspection {
  readonly extension: string
  readonly bytes: Uint8Array
}

answering<Inspection, Verdict>(({ extension, bytes }) => inspectPackage(extension, bytes))
