import type { Words } from '../../core/language.ts'

/** What the server side of approval says no with, beside the engine's own words. */
export const flowServerWords = {
  'flow.unknown': { zh: '审批流程不存在', ru: 'Согласование не найдено', en: 'There is no such approval' },
  'flow.verb-unknown': { zh: '不支持的审批操作', ru: 'Такое действие согласования не поддерживается', en: 'There is no such approval action' },
  'flow.person-needed': { zh: '请选择人员', ru: 'Выберите сотрудника', en: 'Choose a person' },
  'flow.person-gone': { zh: '所选人员不存在或已停用', ru: 'Сотрудник не найден или отключён', en: 'This person does not exist or is no longer active' },
  'flow.one-by-one': { zh: '资金单据须逐份打开后审批', ru: 'Платёжные документы согласуют по одному, открыв каждый', en: 'Money documents are decided one by one: open it first' },
  'flow.process-unknown': { zh: '没有这个流程', ru: 'Такого процесса нет', en: 'There is no such process' },
  'flow.version-unknown': { zh: '该流程没有这个版本', ru: 'У процесса нет такой версии', en: 'The process has no such version' },
  'flow.drawn-meanwhile': { zh: '设计稿已被他人修改，请重新打开后再保存', ru: 'Проект процесса изменил кто-то другой. Откройте его заново и повторите', en: 'Somebody else has changed this drawing; open it again and repeat' },
  'flow.not-sound': { zh: '流程有 {count} 处问题，请先修正', ru: 'В процессе есть ошибки ({count}). Сначала исправьте их', en: 'The flow has {count, plural, one {# problem} other {# problems}}; correct them first' },
  'flow.proxy-days': { zh: '请填写有效的代理起止日期', ru: 'Укажите верные даты замещения', en: 'Give valid days for the proxy' },
  'flow.proxy-self': { zh: '不能由本人代理', ru: 'Нельзя замещать самого себя', en: 'You cannot stand in for yourself' },
  'flow.drafter': { zh: '起草人', ru: 'Автор документа', en: 'Drafter' },
} satisfies Readonly<Record<string, Words>>
