import type { Words } from '../../../core/values/language.ts'

/** What the page of outside systems says. */
export const adapterPageWords = {
  note: {
    zh: '产品与之通信的外部系统：是否应答、最近的错误，以及失败调用的重发',
    ru: 'Внешние системы, с которыми работает продукт: отвечают ли они, последние ошибки и повтор неудач',
    en: 'The outside systems the product speaks to: whether they answer, what was wrong last, and what failed',
  },
  none: { zh: '没有外部系统', ru: 'Внешних систем нет', en: 'There are no outside systems' },
  probe: { zh: '检测', ru: 'Проверить', en: 'Probe' },
  probeOf: { zh: '检测 {name}', ru: 'Проверить: {name}', en: 'Probe {name}' },
  answers: { zh: '{name}：应答正常', ru: '{name}: отвечает', en: '{name} answers' },
  silent: { zh: '{name}：没有应答', ru: '{name}: не отвечает', en: '{name} does not answer' },
  settings: { zh: '设置', ru: 'Настройки', en: 'Settings' },
  settingsOf: { zh: '{name} 的设置', ru: 'Настройки: {name}', en: 'Settings of {name}' },
  failures: { zh: '失败的调用 {n}', ru: 'Неудачные обращения: {n}', en: 'Failed calls: {n}' },
  again: { zh: '重发', ru: 'Повторить', en: 'Ask again' },
  repeated: { zh: '已重发并得到应答', ru: 'Повторено, ответ получен', en: 'Asked again and answered' },
  answeredAt: { zh: '最近应答：{at}', ru: 'Последний ответ: {at}', en: 'Answered last: {at}' },
  never: { zh: '尚无应答', ru: 'Ответов ещё не было', en: 'Has not answered yet' },
  failedAt: {
    zh: '最近错误：{at} · {call} · {reason}',
    ru: 'Последняя ошибка: {at} · {call} · {reason}',
    en: 'Last error: {at} · {call} · {reason}',
  },
  restsUntil: {
    zh: '连续失败，暂停调用至 {at}',
    ru: 'После ошибок подряд обращений не будет до {at}',
    en: 'After failures on end nothing is asked until {at}',
  },
  why: { zh: '原因', ru: 'Причина', en: 'Reason' },
  attempts: { zh: '次数', ru: 'Попыток', en: 'Attempts' },
} satisfies Readonly<Record<string, Words>>

/** How an outside system does. */
export const adapterLights: Readonly<Record<string, Words>> = {
  good: { zh: '正常', ru: 'Отвечает', en: 'Answers' },
  failing: { zh: '出错', ru: 'Ошибки', en: 'Failing' },
  resting: { zh: '暂停调用', ru: 'Приостановлена', en: 'Resting' },
  off: { zh: '未启用', ru: 'Не подключена', en: 'Switched off' },
  unknown: { zh: '尚未检测', ru: 'Не проверялась', en: 'Not asked yet' },
}

/** Why a call came to nothing. */
export const failureReasons: Readonly<Record<string, Words>> = {
  unreachable: { zh: '连接不上', ru: 'нет связи', en: 'no connection' },
  timeout: { zh: '超时未应答', ru: 'нет ответа вовремя', en: 'no answer in time' },
  refused: { zh: '被对方拒绝', ru: 'отказ другой стороны', en: 'refused by the other side' },
  unreadable: { zh: '应答无法识别', ru: 'ответ не разобрать', en: 'answer unreadable' },
}
