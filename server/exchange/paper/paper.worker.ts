import { answering } from '../../platform/process/worker-thread.ts'
import { PackageRefused } from '../template/docx-package.ts'
import { drawPaper } from './draw-paper.ts'
import type { PaperAnswer, PaperOrder } from './paper-thread-messages.ts'

answering<PaperOrder, PaperAnswer>(async (order) => {
  try {
    return { bytes: await drawPaper(order) }
  } catch (error) {
    if (error instanceof PackageRefused) return { refused: error.problem }
    throw error
  }
})
