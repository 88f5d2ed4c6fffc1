import type { Words } from '../values/language.ts'
import type { Params } from '../words/refusal.ts'

/**
 * What a node asks of the form that the form does not give: a code of `fitWords`, and what fills the message; `field`
 * is a field's name.
 */
export interface FitProblem {
  readonly code: FitCode
  readonly params: Params
}

type FitCode =
  `flow.fit.${'unknown' | 'costly' | 'expression' | 'answers' | 'value' | 'gone' | 'fixed' | 'named' | 'not-given' | 'table' | 'unwritten' | 'unfit' | 'demanded' | 'process' | 'circle' | 'deep' | 'role' | 'group' | 'money-set' | 'unset' | 'host'}`

/** One problem with what fills its message. */
export function fitProblem(code: FitCode, params: Params = {}): FitProblem {
  return { code, params }
}

/** What a flow's designer reads about each of them. */
export const fitWords: Readonly<Record<FitCode, Words>> = {
  'flow.fit.unknown': {
    zh: '条件使用了表单中没有的“{field}”',
    ru: 'В условии указано «{field}», такого поля в форме нет',
    en: 'The condition names “{field}”, which the form does not have',
  },
  'flow.fit.costly': {
    zh: '表达式“{expression}”计算量过大，请简化（避免在明细中逐行再遍历明细）',
    ru: 'Выражение «{expression}» слишком долго вычислять: упростите его (без перебора строк внутри перебора строк)',
    en: 'The expression “{expression}” takes too long to calculate: simplify it (no table within a table)',
  },
  'flow.fit.expression': {
    zh: '表达式无法执行：{reason}',
    ru: 'Выражение не выполняется: {reason}',
    en: 'The expression does not work: {reason}',
  },
  'flow.fit.answers': {
    zh: '表达式“{expression}”得不出所需的结果',
    ru: 'Выражение «{expression}» даёт не то, что нужно',
    en: 'The expression “{expression}” does not give what is needed here',
  },
  'flow.fit.value': {
    zh: '“{value}”不是字段“{field}”的可选值，请重新选择',
    ru: '«{value}» не входит в значения поля «{field}»: выберите из списка',
    en: '“{value}” is not a value of “{field}”: choose again',
  },
  'flow.fit.gone': {
    zh: '表单中没有字段“{field}”',
    ru: 'Поля «{field}» в форме нет',
    en: 'The form has no field “{field}”',
  },
  'flow.fit.fixed': {
    zh: '字段“{field}”由系统生成，不能填写',
    ru: 'Поле «{field}» заполняет система',
    en: '“{field}” is filled by the system',
  },
  'flow.fit.named': {
    zh: '字段“{field}”是单据的名称，不能隐藏',
    ru: 'Поле «{field}» — название документа, скрыть его нельзя',
    en: '“{field}” names the document and cannot be hidden',
  },
  'flow.fit.not-given': {
    zh: '流程不能使用字段“{field}”',
    ru: 'Поле «{field}» процессу недоступно',
    en: 'The process cannot use the field “{field}”',
  },
  'flow.fit.table': {
    zh: '表单中没有子表“{table}”',
    ru: 'Таблицы «{table}» в форме нет',
    en: 'The form has no table “{table}”',
  },
  'flow.fit.unwritten': {
    zh: '子表单的“{field}”不能预填',
    ru: 'Поле «{field}» вложенного документа заранее не заполняется',
    en: '“{field}” of the form to be made cannot be filled',
  },
  'flow.fit.unfit': {
    zh: '“{from}”的值不能填入子表单的“{field}”',
    ru: 'Значение поля «{from}» не подходит для «{field}» вложенного документа',
    en: '“{from}” cannot fill “{field}” of the form to be made',
  },
  'flow.fit.demanded': {
    zh: '子表单的必填项“{field}”没有取值',
    ru: 'Обязательное поле «{field}» вложенного документа нечем заполнить',
    en: 'Nothing fills “{field}”, which the form to be made demands',
  },
  'flow.fit.process': {
    zh: '流程“{process}”不存在',
    ru: 'Процесса «{process}» не существует',
    en: 'There is no process “{process}”',
  },
  'flow.fit.circle': {
    zh: '子流程“{process}”又会调用本流程',
    ru: 'Вложенный процесс «{process}» снова вызывает этот',
    en: 'The sub-process “{process}” leads back to this one',
  },
  'flow.fit.deep': {
    zh: '经“{process}”的子流程嵌套超过 {most} 层',
    ru: 'Через «{process}» вложенных процессов больше {most}',
    en: 'Sub-processes by way of “{process}” go deeper than {most}',
  },
  'flow.fit.role': { zh: '角色“{role}”不存在', ru: 'Роли «{role}» не существует', en: 'There is no role “{role}”' },
  'flow.fit.unset': {
    zh: '“{from}”的值不能填入字段“{field}”',
    ru: 'Значение поля «{from}» не подходит для «{field}»',
    en: '“{from}” cannot fill “{field}”',
  },
  'flow.fit.money-set': {
    zh: '资金流程不能自动改写表单',
    ru: 'В платёжном процессе поля формы автоматически не меняются',
    en: 'A payment process cannot change form fields automatically',
  },
  'flow.fit.host': {
    zh: '地址“{host}”不在允许流程调用的地址之内，请系统管理员在配置中心登记',
    ru: 'Адрес «{host}» не входит в список разрешённых для процессов: его добавляет администратор системы в настройках',
    en: '“{host}” is not among the addresses that processes may call: a system administrator adds it to the settings',
  },
  'flow.fit.group': {
    zh: '所选群组已删除、未共享或不归流程设计人员所有，请重新选择',
    ru: 'Выбранная группа удалена, закрыта или принадлежит не разработчику процессов: выберите другую',
    en: 'The group is deleted, not shared or not owned by somebody who designs processes: choose another',
  },
}
