import type { Words } from '../../core/values/language.ts'

export const deriveWords = {
  from: { zh: '从{label}选单', ru: 'Выбрать основание: {label}', en: 'From {label}' },
  find: { zh: '编号或名称', ru: 'Номер или название', en: 'Number or name' },
  left: { zh: '剩余 {amount}', ru: 'Остаток {amount}', en: '{amount} left' },
  take: { zh: '加入 {n} 条', ru: 'Добавить: {n}', en: 'Add {n}' },
  none: { zh: '没有可选的单据', ru: 'Подходящих документов нет', en: 'Nothing to choose from' },
} as const satisfies Readonly<Record<string, Words>>
