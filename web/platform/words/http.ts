import type { Words } from '../../../core/values/language.ts'

/** What the client says when a call fails (specification §8). */
export const httpWords = {
  timedOut: {
    zh: '登录超时，请重新登录',
    ru: 'Время сеанса истекло, войдите снова',
    en: 'Your session has timed out. Please sign in again',
  },
  forbidden: {
    zh: '接口权限不足',
    ru: 'Недостаточно прав для этого действия',
    en: 'You do not have permission for this operation',
  },
  missing: { zh: '接口不存在', ru: 'Такого запроса нет на сервере', en: 'The server has no such call' },
  unavailable: { zh: '接口暂时不可用', ru: 'Сервис временно недоступен', en: 'The service is temporarily unavailable' },
  wrongParams: { zh: '错误的传参', ru: 'Неверные параметры запроса', en: 'Wrong request parameters' },
  network: {
    zh: '网络连接失败，请检查网络后重试',
    ru: 'Нет связи с сервером. Проверьте подключение и повторите',
    en: 'Cannot reach the server. Check your connection and try again',
  },
  tooLong: {
    zh: '请求超时，请稍后重试',
    ru: 'Сервер не ответил вовремя. Повторите позже',
    en: 'The server did not answer in time. Please try again later',
  },
} as const satisfies Record<string, Words>
