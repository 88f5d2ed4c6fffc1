import type { Words } from '../values/language.ts'
import type { ProblemCode } from './flow-problem.ts'

/** What a flow's designer reads about each problem. */
export const problemWords: Readonly<Record<ProblemCode, Words>> = {
  'flow.problem.start': {
    zh: '流程必须有且只有一个开始节点',
    ru: 'В процессе должен быть ровно один начальный этап',
    en: 'A flow needs exactly one start',
  },
  'flow.problem.no-end': { zh: '流程缺少结束节点', ru: 'В процессе нет конечного этапа', en: 'The flow has no end' },
  'flow.problem.kind': { zh: '节点类型未知', ru: 'Неизвестный тип этапа', en: 'Unknown type of step' },
  'flow.problem.label': {
    zh: '节点名称须填写中文、俄文、英文',
    ru: 'Укажите название этапа на трёх языках',
    en: 'Give the step a name in all three languages',
  },
  'flow.problem.target': {
    zh: '指向的节点“{target}”不存在',
    ru: 'Этап «{target}», на который ведёт переход, не существует',
    en: 'It leads to “{target}”, which does not exist',
  },
  'flow.problem.into-start': {
    zh: '不能流转到开始节点',
    ru: 'Переход на начальный этап невозможен',
    en: 'Nothing may lead to the start',
  },
  'flow.problem.otherwise': {
    zh: '条件节点必须设置默认分支',
    ru: 'Укажите ветвь по умолчанию',
    en: 'A condition needs a default branch',
  },
  'flow.problem.branches': {
    zh: '条件节点的每个分支都要有条件',
    ru: 'У каждой ветви должно быть условие',
    en: 'Every branch needs a condition',
  },
  'flow.problem.clause': {
    zh: '条件没有填完：请选择或填写比较的值',
    ru: 'Условие не закончено: укажите значение для сравнения',
    en: 'A condition is not finished: give the value to compare with',
  },
  'flow.problem.ratio': {
    zh: '会签比例须为 1 到 100 的整数',
    ru: 'Доля голосов — целое число от 1 до 100',
    en: 'The share of votes is a whole number from 1 to 100',
  },
  'flow.problem.approver': {
    zh: '请设置处理人',
    ru: 'Укажите согласующих этапа',
    en: 'Set the approvers of this step',
  },
  'flow.problem.limit': {
    zh: '办理时限须大于零',
    ru: 'Срок исполнения должен быть больше нуля',
    en: 'The time limit must be above zero',
  },
  'flow.problem.hook': {
    zh: '自动节点的设置不完整：请补全要做什么',
    ru: 'Автоматический этап настроен не полностью: укажите, что он делает',
    en: 'The automatic step is not fully configured',
  },
  'flow.problem.fields': {
    zh: '字段权限无效；有必填字段的节点超时不能自动通过',
    ru: 'Неверные права на поля; этап с обязательными полями не может согласовываться автоматически по сроку',
    en: 'Wrong rights to fields; a step with required fields cannot be approved automatically when overdue',
  },
  'flow.problem.key': {
    zh: '节点标识只能使用字母、数字和下划线',
    ru: 'Ключ этапа: только латинские буквы, цифры и подчёркивание',
    en: 'A step key has only letters, digits and underscores',
  },
  'flow.problem.mode': {
    zh: '该节点不支持所选审批方式',
    ru: 'Такой способ согласования здесь невозможен',
    en: 'This way of deciding is not possible here',
  },
  'flow.problem.wait': { zh: '请设置等待时间', ru: 'Укажите время ожидания', en: 'Set how long to wait' },
  'flow.problem.overdue': {
    zh: '超时处理须先设置办理时限；资金流程不能超时自动通过',
    ru: 'Для действия по истечении срока нужен срок; в платёжном процессе автоматическое согласование невозможно',
    en: 'An action when overdue needs a time limit; a payment process is never approved automatically',
  },
  'flow.problem.fork': {
    zh: '并行节点至少要有两个分支',
    ru: 'У параллельного этапа должно быть не меньше двух ветвей',
    en: 'A parallel step needs at least two branches',
  },
  'flow.problem.empty-branches': {
    zh: '并行的多个分支里没有节点：请添加节点或删除分支',
    ru: 'В нескольких параллельных ветвях нет этапов: добавьте этапы или удалите ветви',
    en: 'Several parallel branches are empty: add steps to them or delete them',
  },
  'flow.problem.join': {
    zh: '每个分支节点须有自己的汇聚节点',
    ru: 'У каждого разветвления должна быть своя точка слияния',
    en: 'Each fork needs a join of its own',
  },
  'flow.problem.branch': {
    zh: '分支只能从分支节点进入、从汇聚节点离开',
    ru: 'Войти в ветвь можно только от разветвления, а выйти только через точку слияния',
    en: 'A branch is entered only from its fork and left only through its join',
  },
  'flow.problem.fail-region': {
    zh: '未通过时不能转入其他分支',
    ru: 'При отказе нельзя перейти в другую ветвь',
    en: 'A refusal cannot lead into another branch',
  },
  'flow.problem.return': {
    zh: '票签、超时退回或设置了未通过去向的节点须允许退回',
    ru: 'На этапе с голосованием, возвратом по сроку или переходом при отказе возврат должен быть разрешён',
    en: 'A step that counts votes, returns when overdue or leads on after a refusal has to allow returns',
  },
  'flow.problem.child': {
    zh: '请选择子流程，并补全其设置',
    ru: 'Выберите вложенный процесс и заполните его настройки',
    en: 'Choose the process to run and complete its settings',
  },
  'flow.problem.calls-itself': {
    zh: '流程不能以自身为子流程',
    ru: 'Процесс не может вызывать сам себя',
    en: 'A process cannot run itself',
  },
  'flow.problem.unreachable': { zh: '节点不可到达', ru: 'Этап недостижим', en: 'This step cannot be reached' },
  'flow.problem.dead-end': {
    zh: '从该节点无法到达结束',
    ru: 'От этого этапа нельзя дойти до конца',
    en: 'The end cannot be reached from this step',
  },
  'flow.problem.endless': {
    zh: '存在没有人工节点的循环',
    ru: 'Цикл без участия людей',
    en: 'Loop without any approver',
  },
  'flow.problem.fail-approves': {
    zh: '表决未通过后不能无人审批直接结束',
    ru: 'После отрицательного решения процесс завершается согласованием без участия людей',
    en: 'After a refusal the flow would end as approved without any approver',
  },
  'flow.problem.drafter': {
    zh: '资金流程中起草人审批须改由上级处理',
    ru: 'В платёжном процессе инициатора заменяет его руководитель',
    en: 'In a payment process the drafter is always replaced by the superior',
  },
}
