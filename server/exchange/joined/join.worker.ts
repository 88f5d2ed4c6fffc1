import { answering } from '../../platform/process/worker-thread.ts'
import { joinPdf } from './join-pdf.ts'
import type { JoinAnswer, JoinOrder } from './join-thread-messages.ts'

answering<JoinOrder, JoinAnswer>(joinPdf)
