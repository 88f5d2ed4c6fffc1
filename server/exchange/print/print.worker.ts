import { answering } from '../../platform/process/worker-thread.ts'
import { drawSheet } from './draw-pdf.ts'
import type { Sheet } from './print-document.ts'

answering(({ sheet }: { readonly sheet: Sheet }) => drawSheet(sheet))
