import type { Words } from '../../../core/values/language.ts'

/** What stands around the cells of a dashboard. */
export const dashboardWords = {
  conditions: { zh: '筛选条件', ru: 'Условия', en: 'Conditions' },
  none: {
    zh: '您还没有可查看的内容',
    ru: 'Здесь пока нет данных, доступных вам',
    en: 'Nothing on it is open to you yet',
  },
  noneNote: {
    zh: '看板显示您有权查看的组件、报表、列表、地图和接线图，请联系管理员授权。',
    ru: 'Панель показывает виджеты, отчёты, списки, карты и схемы, на которые у вас есть права. Обратитесь к администратору.',
    en: 'It shows the widgets, reports, lists, maps and diagrams you may read. Ask an administrator for the rights.',
  },
  alarms: { zh: '{n} 处告警', ru: 'Тревог: {n}', en: 'Alarms: {n}' },
  unheeded: { zh: '不按{names}筛选', ru: 'Без учёта условия: {names}', en: 'Not filtered by {names}' },
  print: { zh: '打印', ru: 'Печать', en: 'Print' },
  wall: { zh: '大屏轮播', ru: 'На весь экран', en: 'Full screen' },
  pause: { zh: '暂停轮播', ru: 'Остановить', en: 'Pause' },
  goOn: { zh: '继续轮播', ru: 'Продолжить', en: 'Go on' },
  next: { zh: '下一屏', ru: 'Дальше', en: 'Next' },
  leave: { zh: '退出大屏', ru: 'Выйти', en: 'Leave' },
  and: { zh: '、', ru: ', ', en: ', ' },
} as const satisfies Readonly<Record<string, Words>>
