import type { Words } from '../../../core/values/language.ts'

export const mergeWords = {
  merge: {
    zh: '合并生成一张（{n} 条）',
    ru: 'Объединить в один ({n})',
    en: 'Create one from {n}',
  },
  split: {
    zh: '分别生成 {n} 张',
    ru: 'Создать отдельно ({n})',
    en: 'Create {n} separately',
  },
  canJoin: {
    zh: '以下 {n} 条可以合并：',
    ru: 'Можно объединить ({n}):',
    en: 'These {n} can be merged:',
  },
  noneJoin: {
    zh: '所选数据不能合并',
    ru: 'Выбранные записи нельзя объединить',
    en: 'The chosen rows cannot be merged',
  },
  cannotJoin: {
    zh: '不能合并的 {n} 条：',
    ru: 'Нельзя объединить ({n}):',
    en: 'These {n} cannot be merged:',
  },
  comma: { zh: '、', ru: ', ', en: ', ' },
} as const satisfies Readonly<Record<string, Words>>
