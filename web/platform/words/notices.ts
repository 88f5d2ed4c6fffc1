import type { Words } from '../../../core/values/language.ts'

/** The bell and its drawer. */
export const noticeWords = {
  title: { zh: '我的消息', ru: 'Мои уведомления', en: 'My notices' },
  all: { zh: '全部', ru: 'Все', en: 'All' },
  unread: { zh: '未读', ru: 'Непрочитанные', en: 'Unread' },
  readAll: { zh: '全部已读', ru: 'Прочитать все', en: 'Mark all as read' },
  none: { zh: '暂无消息', ru: 'Уведомлений нет', en: 'No notices' },
  noneUnread: { zh: '没有未读消息', ru: 'Непрочитанных уведомлений нет', en: 'Nothing unread' },
  noneNote: {
    zh: '审批、付款和提醒会显示在这里。',
    ru: 'Здесь появятся согласования, платежи и напоминания.',
    en: 'Approvals, payments and reminders will appear here.',
  },
  todo: { zh: '待办事项', ru: 'К исполнению', en: 'To-do' },
  alert: { zh: '预警', ru: 'Предупреждения', en: 'Alerts' },
  mention: { zh: '关注与提及', ru: 'Упоминания', en: 'Mentions' },
  notice: { zh: '通知', ru: 'Уведомления', en: 'Notices' },
  readTab: { zh: '本页全部已读', ru: 'Прочитать всё здесь', en: 'Mark these as read' },
  sorts: { zh: '消息类型', ru: 'Вид сообщений', en: 'Message type' },
  today: { zh: '今天', ru: 'Сегодня', en: 'Today' },
  yesterday: { zh: '昨天', ru: 'Вчера', en: 'Yesterday' },
  inbox: { zh: '查看全部消息', ru: 'Все сообщения', en: 'All messages' },
  agree: { zh: '同意', ru: 'Согласовать', en: 'Approve' },
  giveBack: { zh: '退回', ru: 'Вернуть', en: 'Return' },
  reason: { zh: '请输入退回原因', ru: 'Укажите причину возврата', en: 'Say why you return it' },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },
  decided: { zh: '处理成功', ru: 'Готово', en: 'Done' },
  more: { zh: '加载更多', ru: 'Показать ещё', en: 'Show more' },
} as const satisfies Record<string, Words>
