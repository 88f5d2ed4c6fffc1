import type { ApproverSource } from '../../../core/approval/approver-source.ts'
import type { AutoAct, FieldRight } from '../../../core/approval/definition.ts'
import type { Words } from '../../../core/values/language.ts'

/** Who may be asked at a node. */
export const sourceWords: Readonly<Record<ApproverSource['by'], Words>> = {
  people: { zh: '指定人员', ru: 'Сотрудники', en: 'People' },
  role: { zh: '角色', ru: 'Роль', en: 'Role' },
  roleInUnit: { zh: '本单位角色', ru: 'Роль в организации инициатора', en: 'Role within the drafter’s unit' },
  departmentLeader: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
  leaderOf: {
    zh: '表单中部门的负责人',
    ru: 'Руководитель подразделения из формы',
    en: 'Leader of the department in the form',
  },
  expression: { zh: '表达式', ru: 'Выражение', en: 'Expression' },
  choice: { zh: '由人选择', ru: 'По выбору', en: 'Somebody chooses' },
  superiorOf: { zh: '上级', ru: 'Руководитель', en: 'Superior' },
  personField: { zh: '表单中的人员', ru: 'Сотрудник из формы', en: 'Person in the form' },
  group: { zh: '群组', ru: 'Группа', en: 'Group' },
  superiors: { zh: '连续多级上级', ru: 'Руководители по цепочке', en: 'All superiors up to a level' },
  superior: { zh: '起草人的上级', ru: 'Руководитель инициатора', en: 'The drafter’s superior' },
  flowAdmin: { zh: '流程管理员', ru: 'Администратор процессов', en: 'Process administrator' },
}

/** What an automatic step does. */
export const actWords: Readonly<Record<AutoAct['do'], Words>> = {
  set: { zh: '填写字段', ru: 'Заполнить поля', en: 'Set fields' },
  create: { zh: '新增单据草稿', ru: 'Создать черновик документа', en: 'Create a document draft' },
  call: { zh: '调用外部地址', ru: 'Вызвать внешний адрес', en: 'Call an address' },
  notify: { zh: '发送通知', ru: 'Отправить уведомление', en: 'Send a notice' },
}

/** What the handlers of a step may do with a field. */
export const rightWords: Readonly<Record<FieldRight, Words>> = {
  read: { zh: '只读', ru: 'Чтение', en: 'Read' },
  write: { zh: '可编辑', ru: 'Изменение', en: 'Write' },
  required: { zh: '必填', ru: 'Обязательно', en: 'Required' },
  hide: { zh: '隐藏', ru: 'Скрыто', en: 'Hidden' },
}

export const modeWords = {
  one: { zh: '一人审批', ru: 'Один согласующий', en: 'One person' },
  any: { zh: '或签（一人同意即可）', ru: 'Достаточно одного', en: 'Any of them' },
  all: { zh: '会签（须全部同意）', ru: 'Согласны все', en: 'All of them' },
  order: { zh: '依次审批', ru: 'Все по очереди', en: 'All of them in order' },
  ratio: { zh: '票签（按比例）', ru: 'Голосование (доля)', en: 'A share of votes' },
} satisfies Readonly<Record<string, Words>>
