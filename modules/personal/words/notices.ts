import type { Words } from '../../../core/values/language.ts'

/** How one wants to be told. */
export const noticeChoiceWords = {
  title: { zh: '消息提醒', ru: 'Уведомления', en: 'Notices' },
  none: {
    zh: '目前只在系统内提醒：管理员尚未配置邮件、短信等渠道。',
    ru: 'Пока только внутри системы: почта, SMS и мессенджеры не настроены администратором.',
    en: 'Only in the product for now: no mail, SMS or messenger has been configured by an administrator.',
  },
  sort: { zh: '消息类型', ru: 'Вид', en: 'Type' },
  here: { zh: '站内', ru: 'В системе', en: 'In the product' },
  always: {
    zh: '站内消息始终开启',
    ru: 'Уведомления в системе включены всегда',
    en: 'Notices in the product are always on',
  },
  by: { zh: '{sort}：{channel}', ru: '{sort}: {channel}', en: '{sort}: {channel}' },
  noAddress: {
    zh: '{channel}：资料中没有填写地址，无法送达',
    ru: '{channel}: адрес не указан, доставить не получится',
    en: '{channel}: no address is known, nothing can arrive',
  },
  address: { zh: '{channel}：{address}', ru: '{channel}: {address}', en: '{channel}: {address}' },
  quiet: { zh: '免打扰时段', ru: 'Тихие часы', en: 'Quiet hours' },
  quietNote: {
    zh: '期间产生的消息，结束后再发送；站内仍即时显示（北京时间）',
    ru: 'Сообщения уйдут, когда тихие часы закончатся; в системе они видны сразу (время Пекина)',
    en: 'What comes meanwhile is sent afterwards; in the product it shows at once (Beijing time)',
  },
  standard: { zh: '按系统设置（{from}–{to}）', ru: 'Как в системе ({from}–{to})', en: 'As the system ({from}–{to})' },
  standardOff: { zh: '按系统设置（无）', ru: 'Как в системе (нет)', en: 'As the system (none)' },
  own: { zh: '自定义', ru: 'Свои', en: 'My own' },
  off: { zh: '不启用', ru: 'Нет', en: 'None' },
  from: { zh: '开始', ru: 'С', en: 'From' },
  to: { zh: '结束', ru: 'До', en: 'Until' },
  lang: { zh: '消息语言', ru: 'Язык сообщений', en: 'Language of messages' },
  follow: { zh: '与界面相同', ru: 'Как в интерфейсе', en: 'As the pages' },
  save: { zh: '保存提醒设置', ru: 'Сохранить уведомления', en: 'Save notices' },
  saved: { zh: '提醒设置已保存', ru: 'Настройки уведомлений сохранены', en: 'Your choices of notices are saved' },
} satisfies Readonly<Record<string, Words>>
