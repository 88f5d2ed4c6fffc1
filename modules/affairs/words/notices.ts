import type { NoticeWords } from '../../../core/words/notice-words.ts'

/** What people are told of their key tasks. */
export const affairsNotices: NoticeWords = {
  'key-task.sent-back': {
    title: { zh: '重点工作未通过验收：{title}', ru: 'Задача не принята: {title}', en: 'Not accepted: {title}' },
    content: { zh: '原因：{reason}', ru: 'Причина: {reason}', en: 'Reason: {reason}' },
  },
  'key-task.delayed': {
    days: ['day'],
    title: { zh: '重点工作已批准延期：{title}', ru: 'Срок перенесён: {title}', en: 'Postponed: {title}' },
    content: { zh: '新的完成日期：{day}', ru: 'Новый срок: {day}', en: 'The new day is {day}' },
  },
  'key-task.not-delayed': {
    days: ['day'],
    title: { zh: '重点工作未批准延期：{title}', ru: 'Срок не перенесён: {title}', en: 'Not postponed: {title}' },
    content: { zh: '仍须于 {day} 前完成', ru: 'Срок прежний: {day}', en: 'It is still due on {day}' },
  },
  'key-task.cancelled': {
    title: { zh: '重点工作已取消：{title}', ru: 'Задача отменена: {title}', en: 'Cancelled: {title}' },
    content: { zh: '原因：{reason}', ru: 'Причина: {reason}', en: 'Reason: {reason}' },
  },
  'key-task.overdue': {
    days: ['day'],
    title: { zh: '重点工作已逾期：{title}', ru: 'Срок задачи прошёл: {title}', en: 'Overdue: {title}' },
    content: { zh: '原定 {day} 完成', ru: 'Срок был {day}', en: 'It was due on {day}' },
  },
}
