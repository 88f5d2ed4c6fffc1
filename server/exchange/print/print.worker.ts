import { answering } from '../../platform/process/worker-thread.ts'
import { drawSheet } from './draw-sheet.ts'
import type { Sheet } from './sheet.ts'

answering(({ sheet }: { readonly sheet: Sheet }) => drawSheet(sheet))
