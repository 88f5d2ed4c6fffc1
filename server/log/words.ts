import type { Words } from '../../core/language.ts'

/** What the calls of logs and sessions refuse with. */
export const watchWords = {
  'audit.verifying': { zh: '正在校验审计链，请等待本次校验结束', ru: 'Цепочка аудита уже проверяется. Дождитесь окончания', en: 'The audit chain is being checked; wait for that to end' },
  'online.own': { zh: '不能强制自己下线，请使用“退出登录”', ru: 'Свой сеанс завершите через «Выход»', en: 'Use “Sign out” for your own session' },
} satisfies Readonly<Record<string, Words>>
