import type { Words } from '../../values/language.ts'
import type { NodeKind } from '../definition.ts'

/** Names of what a flow is made of. */
export const kindWords: Readonly<Record<NodeKind, Words>> = {
  start: { zh: '发起', ru: 'Запуск', en: 'Start' },
  approve: { zh: '审批', ru: 'Согласование', en: 'Approval' },
  fill: { zh: '填写', ru: 'Заполнение', en: 'Fill in' },
  seal: { zh: '盖章', ru: 'Проставление печати', en: 'Seal' },
  parallel: { zh: '并行', ru: 'Параллельно', en: 'In parallel' },
  inclusive: { zh: '包容分支', ru: 'Все подходящие', en: 'Every branch that fits' },
  join: { zh: '汇合', ru: 'Слияние', en: 'Join' },
  delay: { zh: '等待', ru: 'Ожидание', en: 'Wait' },
  cc: { zh: '抄送', ru: 'Копия', en: 'Copy' },
  condition: { zh: '条件', ru: 'Условие', en: 'Condition' },
  subflow: { zh: '子流程', ru: 'Вложенный процесс', en: 'Sub-process' },
  auto: { zh: '自动', ru: 'Автоматически', en: 'Automatic' },
  end: { zh: '结束', ru: 'Завершение', en: 'End' },
}
