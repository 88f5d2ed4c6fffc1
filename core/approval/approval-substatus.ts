import type { Words } from '../values/language.ts'

/**
 * What the status of an approval does not say: its clock stands still, it came back to its drafter, a handler ended it.
 */
export type ApprovalMark = 'suspended' | 'returned' | 'refused'

export const markNames: Readonly<Record<ApprovalMark, Words>> = {
  suspended: { zh: '已挂起', ru: 'Приостановлено', en: 'Suspended' },
  returned: { zh: '已退回', ru: 'Возвращено', en: 'Returned' },
  refused: { zh: '已拒绝', ru: 'Отклонено', en: 'Refused' },
}

/** Whether a word is the code of a mark. */
export function isMark(code: unknown): code is ApprovalMark {
  return typeof code === 'string' && Object.hasOwn(markNames, code)
}
