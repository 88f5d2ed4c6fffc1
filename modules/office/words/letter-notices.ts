import type { NoticeWords } from '../../../core/words/notice-words.ts'

/** What people are told of official documents. */
export const letterNotices: NoticeWords = {
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
