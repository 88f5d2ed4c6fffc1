import type { Words } from '../../../core/values/language.ts'

/** What a board says. */
export const boardWords = {
  move: { zh: '移动到…', ru: 'Переместить…', en: 'Move to…' },
  moveBy: { zh: '{verb} → {state}', ru: '{verb} → {state}', en: '{verb} → {state}' },
  which: { zh: '选择操作', ru: 'Что сделать?', en: 'Which one?' },
  column: { zh: '{state}，{n} 条', ru: '{state}: {n}', en: '{state}: {n}' },
  columns: { zh: '状态', ru: 'Статус', en: 'Status' },
  none: { zh: '没有记录', ru: 'Пусто', en: 'Nothing here' },
  choose: { zh: '选择“{name}”', ru: 'Выбрать «{name}»', en: 'Select “{name}”' },
} satisfies Record<string, Words>
