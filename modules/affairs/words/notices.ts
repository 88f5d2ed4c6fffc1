import type { NoticeWords } from '../../../core/words/notice-words.ts'

/** What people are told of their key tasks and of letters. */
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
  'doc-out.remind': {
    title: { zh: '请尽快阅文：{title}', ru: 'Ознакомьтесь с документом: {title}', en: 'Please read: {title}' },
    content: {
      zh: '{by}提醒您确认阅读 {number}',
      ru: '{by} напоминает: подтвердите ознакомление с {number}',
      en: '{by} asks you to confirm that you have read {number}',
    },
  },
  'doc-out.voided': {
    title: { zh: '公文已作废：{title}', ru: 'Документ аннулирован: {title}', en: 'Voided: {title}' },
    content: {
      zh: '{number} 已作废，请勿再执行',
      ru: '{number} аннулирован и не подлежит исполнению',
      en: '{number} is void; do not act on it any more',
    },
  },
}
