import type { ClauseOp } from '../../../core/expression/expression-sentence.ts'
import type { Words } from '../../../core/values/language.ts'

/** Comparisons of a condition, as they stand in its sentence. */
export const opWords: Readonly<Record<ClauseOp, Words>> = {
  ge: { zh: '大于等于', ru: 'не меньше', en: 'is at least' },
  gt: { zh: '大于', ru: 'больше', en: 'is more than' },
  le: { zh: '小于等于', ru: 'не больше', en: 'is at most' },
  lt: { zh: '小于', ru: 'меньше', en: 'is less than' },
  eq: { zh: '等于', ru: 'равно', en: 'equals' },
  is: { zh: '是', ru: 'равно', en: 'is' },
  isNot: { zh: '不是', ru: 'не равно', en: 'is not' },
  oneOf: { zh: '属于', ru: 'одно из', en: 'is one of' },
  from: { zh: '不早于', ru: 'не раньше', en: 'is on or after' },
  until: { zh: '不晚于', ru: 'не позже', en: 'is on or before' },
  hasAny: { zh: '包含任一', ru: 'содержит любое из', en: 'has any of' },
  empty: { zh: '为空', ru: 'не заполнено', en: 'is empty' },
  filled: { zh: '不为空', ru: 'заполнено', en: 'is filled' },
}

/** What the input of a condition says. */
export const conditionWords = {
  field: { zh: '字段', ru: 'Поле', en: 'Field' },
  when: { zh: '条件', ru: 'Условие', en: 'Condition' },
  joinedAll: { zh: '同时满足', ru: 'Выполняются все', en: 'All of these hold' },
  joinedAny: { zh: '满足任一', ru: 'Выполняется любое', en: 'Any of these holds' },
  addClause: { zh: '添加条件', ru: 'Добавить условие', en: 'Add a comparison' },
  remove: { zh: '删除条件', ru: 'Удалить условие', en: 'Delete the comparison' },
  expression: { zh: '表达式', ru: 'Выражение', en: 'Expression' },
  free: {
    zh: '此条件较复杂，请直接编辑表达式。',
    ru: 'Условие сложнее предложения: измените выражение.',
    en: 'This says more than a sentence can: change the expression.',
  },
  value: { zh: '值', ru: 'Значение', en: 'Value' },
} satisfies Record<string, Words>
