import type { NoticeWords } from '../../../core/words/notice-words.ts'

/** What people are told of entries of the calendar. */
export const scheduleNotices: NoticeWords = {
  'schedule.invited': {
    moments: ['start'],
    title: { zh: '{owner} 邀请您参加：{title}', ru: '{owner} приглашает: {title}', en: '{owner} invites you: {title}' },
    content: {
      zh: '{start}，请接受或谢绝',
      ru: '{start}. Примите или отклоните приглашение',
      en: '{start}. Please accept or decline',
    },
  },
  'schedule.moved': {
    moments: ['start'],
    title: { zh: '日程时间已变更：{title}', ru: 'Время изменено: {title}', en: 'Another time: {title}' },
    content: {
      zh: '新的开始时间：{start}，请重新确认',
      ru: 'Новое начало: {start}. Подтвердите участие ещё раз',
      en: 'It now begins at {start}. Please answer again',
    },
  },
  'schedule.cancelled': {
    moments: ['start'],
    title: { zh: '日程已取消：{title}', ru: 'Отменено: {title}', en: 'Cancelled: {title}' },
    content: { zh: '原定 {start}', ru: 'Планировалось на {start}', en: 'It was to begin at {start}' },
  },
  'schedule.answered': {
    title: {
      zh: '{name} {answer, select, 1 {接受了} other {谢绝了}}：{title}',
      ru: '{name}: {answer, select, 1 {участвует} other {не участвует}} — {title}',
      en: '{name} {answer, select, 1 {accepts} other {declines}}: {title}',
    },
    content: { zh: '', ru: '', en: '' },
  },
  'schedule.soon': {
    moments: ['start'],
    title: { zh: '日程提醒：{title}', ru: 'Напоминание: {title}', en: 'Reminder: {title}' },
    content: {
      zh: '{start}{placeGiven, select, yes {，{place}} other {}}',
      ru: '{start}{placeGiven, select, yes {, {place}} other {}}',
      en: '{start}{placeGiven, select, yes {, {place}} other {}}',
    },
  },
}
