import { answering } from '../../platform/process/worker-thread.ts'
import { PackageRefused } from './docx-package.ts'
import { fillTemplate, inspectTemplate } from './docx-template.ts'
import type { TemplateAnswer, TemplateOrder } from './template-thread-messages.ts'

answering(async (order: TemplateOrder): Promise<TemplateAnswer> => {
  try {
    const bytes = Buffer.from(order.bytes)
    return order.task === 'inspect'
      ? await inspectTemplate(bytes)
      : { bytes: new Uint8Array(await fillTemplate(bytes, order.filling)) }
  } catch (error) {
    if (error instanceof PackageRefused) return { refused: error.problem }
    throw error
  }
})
