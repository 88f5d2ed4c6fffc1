import type { Words } from '../../../core/values/language.ts'

/** What embedding is refused with. */
export const embedWords = {
  'ticket.used': {
    zh: '该链接已经使用过，请从原系统重新打开',
    ru: 'Эта ссылка уже использована. Откройте страницу заново из исходной системы',
    en: 'This link has been used already. Open the page again from the system it came from',
  },
  'ticket.wrong': {
    zh: '该链接无效或已过期，请从原系统重新打开',
    ru: 'Ссылка недействительна или устарела. Откройте страницу заново из исходной системы',
    en: 'This link is not valid or has expired. Open the page again from the system it came from',
  },
  'ticket.page': { zh: '该页面不支持嵌入', ru: 'Эту страницу нельзя встроить', en: 'This page is not for embedding' },
  'ticket.limited': {
    zh: '嵌入页面不能进行此操作，请登录系统后办理',
    ru: 'Во встроенной странице это недоступно. Войдите в систему',
    en: 'An embedded page cannot do this. Sign in to the system',
  },
  'frame.address': {
    zh: '地址无效：只能打开 http 或 https 页面',
    ru: 'Неверный адрес: открываются только страницы http и https',
    en: 'Not a valid address: only http and https pages open here',
  },
  'frame.host': {
    zh: '{host} 不在允许的站点中，请联系系统管理员（参数 iframe.hosts）',
    ru: 'Сайт {host} не входит в список разрешённых. Обратитесь к администратору (параметр iframe.hosts)',
    en: '{host} is not on the list of allowed sites. Ask the system administrator (parameter iframe.hosts)',
  },
} as const satisfies Readonly<Record<string, Words>>
