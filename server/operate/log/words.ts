import type { Words } from '../../../core/values/language.ts'

/** What the calls of logs and sessions refuse with. */
export const watchWords = {
  'audit.verifying': {
    zh: '正在校验审计链，请等待本次校验结束',
    ru: 'Цепочка аудита уже проверяется. Дождитесь окончания',
    en: 'The audit chain is being checked; wait for that to end',
  },
  'cron.wrong': {
    zh: '请填写五段式表达式：分 时 日 月 周，例如 20 3 * * *',
    ru: 'Нужны пять полей: минуты, часы, день, месяц, день недели. Например: 20 3 * * *',
    en: 'Give five fields: minute, hour, day, month, weekday, such as 20 3 * * *',
  },
  'cron.never': {
    zh: '这个时间永远不会到来（例如 2 月 30 日），请修改日期',
    ru: 'Такое время никогда не наступит (например, 30 февраля). Измените дату',
    en: 'That time never comes (30 February, say); change the day',
  },
  'online.own': {
    zh: '不能强制自己下线，请使用“退出登录”',
    ru: 'Свой сеанс завершите через «Выход»',
    en: 'Use “Sign out” for your own session',
  },
} satisfies Readonly<Record<string, Words>>
