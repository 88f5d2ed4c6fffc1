import { approvalList } from './approval-list.ts'
import { timerLog } from './job-run-log.ts'
import { logLists } from './log-lists.ts'
import { messageList } from './message-list.ts'
import { onlineList } from './online-list.ts'
import type { CallList } from './system-list-type.ts'

/** Every list over what the engine itself keeps. */
export const callLists: readonly CallList[] = [...logLists, approvalList, messageList, onlineList, timerLog]
