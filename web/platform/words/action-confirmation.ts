import type { Words } from '../../../core/values/language.ts'

/** What is asked before an act on a record, wherever it is pressed. */
export const actionConfirmationWords = {
  ask: { zh: '确定{action}“{name}”吗？', ru: '{action}: «{name}»?', en: '{action} “{name}”?' },
  cannotUndo: { zh: '此操作不可撤销。', ru: 'Это действие нельзя отменить.', en: 'This cannot be undone.' },
} satisfies Record<string, Words>
