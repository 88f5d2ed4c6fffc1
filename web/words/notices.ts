import type { Words } from '../../core/language.ts'

/** The bell and its drawer. */
export const noticeWords = {
  title: { zh: '我的消息', ru: 'Мои уведомления', en: 'My notices' },
  all: { zh: '全部', ru: 'Все', en: 'All' },
  unread: { zh: '未读', ru: 'Непрочитанные', en: 'Unread' },
  readAll: { zh: '全部已读', ru: 'Прочитать все', en: 'Mark all as read' },
  none: { zh: '暂无消息', ru: 'Уведомлений нет', en: 'No notices' },
  noneUnread: { zh: '没有未读消息', ru: 'Непрочитанных уведомлений нет', en: 'Nothing unread' },
  noneNote: { zh: '审批、付款和提醒会显示在这里。', ru: 'Здесь появятся согласования, платежи и напоминания.', en: 'Approvals, payments and reminders will appear here.' },
  more: { zh: '加载更多', ru: 'Показать ещё', en: 'Show more' },
} as const satisfies Record<string, Words>
