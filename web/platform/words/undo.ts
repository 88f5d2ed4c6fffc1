import type { Words } from '../../../core/values/language.ts'

/** What is said while a decision may still be taken back. */
export const undoWords = {
  undo: { zh: '撤销', ru: 'Отменить', en: 'Undo' },
  undone: {
    zh: '已撤销，任务仍由您处理',
    ru: 'Отменено: задача по-прежнему у вас',
    en: 'Undone: the task is still yours',
  },
  agree: {
    zh: '已同意，片刻后生效',
    ru: 'Согласовано, сейчас вступит в силу',
    en: 'Approved; it takes effect in a moment',
  },
  reject: {
    zh: '已退回，片刻后生效',
    ru: 'Возвращено, сейчас вступит в силу',
    en: 'Returned; it takes effect in a moment',
  },
  refuse: {
    zh: '已拒绝，片刻后生效',
    ru: 'Отклонено, сейчас вступит в силу',
    en: 'Refused; it takes effect in a moment',
  },
} as const satisfies Record<string, Words>
