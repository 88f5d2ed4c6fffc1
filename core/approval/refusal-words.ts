import type { Lang, Words } from '../values/language.ts'
import { actionNames, statusNames } from './status-and-action-names.ts'

/** What the engine says no with, and how it says it; `state` and `action` are codes. */
export const flowWords: Readonly<Record<string, Words>> = {
  'flow.not-allowed': {
    zh: `当前状态【${state('zh')}】不允许【${action('zh')}】`,
    ru: `В состоянии «${state('ru')}» действие «${action('ru')}» недоступно`,
    en: `“${action('en')}” is not possible in the state “${state('en')}”`,
  },
  'flow.not-drafter': {
    zh: `只有起草人可以“${action('zh')}”`,
    ru: `Действие «${action('ru')}» доступно только инициатору документа`,
    en: `Only the drafter may use “${action('en')}”`,
  },
  'flow.opinion-required': {
    zh: `“${action('zh')}”时必须填写意见`,
    ru: `Для действия «${action('ru')}» укажите причину`,
    en: `Give a reason for “${action('en')}”`,
  },
  'flow.deleted': { zh: '单据已删除', ru: 'Документ удалён', en: 'The document has been deleted' },
  'flow.task-unknown': { zh: '待办任务不存在', ru: 'Задача не найдена', en: 'There is no such task' },
  'flow.already-decided': {
    zh: '该任务已处理，请刷新后查看最新进度',
    ru: 'Задача уже обработана. Обновите страницу, чтобы увидеть текущее состояние',
    en: 'This task has already been handled; refresh to see where the document stands',
  },
  'flow.not-yours': {
    zh: '该任务不由您处理',
    ru: 'Эта задача назначена не вам',
    en: 'This task is not assigned to you',
  },
  'flow.own-document': {
    zh: '资金单据的起草人不能参与本单据的审批',
    ru: 'Инициатор платёжного документа не может участвовать в его согласовании',
    en: 'The drafter of a payment document may not take part in its approval',
  },
  'flow.changed': {
    zh: '单据内容已变更，请刷新后重新审批',
    ru: 'Документ изменён. Обновите страницу и примите решение заново',
    en: 'The document has changed; refresh and decide again',
  },
  'flow.target-unknown': {
    zh: '不能退回到该节点',
    ru: 'Вернуть на этот этап нельзя',
    en: 'The document cannot be returned to that step',
  },
  'flow.withdraw-too-late': {
    zh: '后续处理人已查看或已处理，不能撤回',
    ru: 'Отозвать нельзя: следующий согласующий уже открыл или обработал документ',
    en: 'Too late to withdraw: the next handler has already opened or handled the document',
  },
  'flow.nothing-to-withdraw': {
    zh: '没有可撤回的审批意见',
    ru: 'Нет решения, которое можно отозвать',
    en: 'You have no approval to withdraw',
  },
  'flow.already-handler': {
    zh: '此人已是该节点的处理人',
    ru: 'Этот сотрудник уже участвует в данном этапе',
    en: 'This person already handles this step',
  },
  'flow.transfer-to-drafter': {
    zh: '不能转办给起草人',
    ru: 'Передать задачу инициатору документа нельзя',
    en: 'The task cannot be transferred to the drafter',
  },
  'flow.already-archived': { zh: '单据已归档', ru: 'Документ уже в архиве', en: 'The document is already archived' },
  'flow.not-admin': {
    zh: '只有流程管理员可以执行此操作',
    ru: 'Это действие доступно только администратору процесса',
    en: 'Only a process administrator may do this',
  },
  'flow.two-votes': {
    zh: '您已参与该节点的审批，不能再代他人表态',
    ru: 'Вы уже участвуете в этом этапе и не можете голосовать ещё и за другого',
    en: 'You already take part in this step and cannot decide for somebody else as well',
  },
  'flow.answer-only': {
    zh: '该任务由他人委派给您，请填写意见并答复，交回委派人处理',
    ru: 'Задача поручена вам для заключения: ответьте, и она вернётся к поручившему',
    en: 'You were asked for an opinion: answer, and the task goes back to who asked you',
  },
  'flow.nothing-to-answer': {
    zh: '该任务不是委派给您答复的',
    ru: 'По этой задаче ответа не просили',
    en: 'Nobody asked for an answer here',
  },
  'flow.no-return': {
    zh: '该节点不允许退回',
    ru: 'На этом этапе возврат не предусмотрен',
    en: 'This step does not return documents',
  },
  'flow.no-refusal': {
    zh: '该节点不允许拒绝',
    ru: 'На этом этапе отклонение не предусмотрено',
    en: 'This step does not refuse documents',
  },
  'flow.nobody-named': { zh: '请选择加签人员', ru: 'Выберите, кого добавить', en: 'Choose whom to add' },
  'flow.not-at-vote': {
    zh: '票签节点只能并加签',
    ru: 'На этапе голосования согласующих можно добавить только наравне',
    en: 'Where votes are counted, approvers can only be added beside the others',
  },
  'flow.last-handler': {
    zh: '该节点至少要保留一名处理人',
    ru: 'На этапе должен остаться хотя бы один согласующий',
    en: 'At least one handler has to remain at this step',
  },
  'flow.nothing-to-claim': {
    zh: '该任务无需签收',
    ru: 'Эту задачу не нужно брать в работу',
    en: 'There is nothing to claim here',
  },
  'flow.nothing-to-release': {
    zh: '该任务没有可释放的处理人',
    ru: 'Возвращать задачу некому',
    en: 'There is nobody to release this task to',
  },
  'flow.nobody-waits': {
    zh: '当前没有待处理人，无需催办',
    ru: 'Сейчас напоминать некому',
    en: 'No one is being waited for now',
  },
  'flow.urged-lately': {
    zh: '刚刚已催办，请半小时后再试',
    ru: 'Напоминание уже отправлено. Повторить можно через полчаса',
    en: 'A reminder has just been sent; try again in half an hour',
  },
  'flow.suspended': {
    zh: '流程已挂起，待管理员恢复后继续',
    ru: 'Согласование приостановлено администратором и продолжится после возобновления',
    en: 'The approval has been suspended and goes on once an administrator resumes it',
  },
  'flow.not-suspended': { zh: '流程未挂起', ru: 'Согласование не приостановлено', en: 'The approval is not suspended' },
  'flow.child-gone': {
    zh: '流程已不再等待该子流程',
    ru: 'Процесс больше не ждёт этот вложенный процесс',
    en: 'The process does not wait for this sub-process any more',
  },
  'flow.timer-gone': { zh: '该定时已取消', ru: 'Таймер уже отменён', en: 'This timer has been cancelled' },
  'flow.not-overdue': {
    zh: '该任务未设置超时处理',
    ru: 'Для задачи не задано действие по истечении срока',
    en: 'No action is set for this task when overdue',
  },
  'flow.choice-outside': {
    zh: '所选处理人不在可选范围内',
    ru: 'Выбранный согласующий вне допустимого круга',
    en: 'The chosen handler is outside the permitted range',
  },
  'flow.cannot-move': {
    zh: '以下节点在该版本中不存在或已改变，不能迁移：{nodes}',
    ru: 'Перевести нельзя: в этой версии нет прежних этапов ({nodes})',
    en: 'It cannot be moved: the version has no such steps as before ({nodes})',
  },
  'flow.version-unknown': {
    zh: '该流程没有这个版本',
    ru: 'У процесса нет такой версии',
    en: 'The process has no such version',
  },
  'flow.not-blocked': { zh: '该节点没有阻塞', ru: 'Этап не заблокирован', en: 'This step is not blocked' },
  'flow.nobody-found': {
    zh: '仍未找到处理人，请直接指定',
    ru: 'Согласующий по-прежнему не найден. Укажите его явно',
    en: 'Still no approver found; name an approver',
  },
}

function state(lang: Lang): string {
  return named('state', statusNames, lang)
}

function action(lang: Lang): string {
  return named('action', actionNames, lang)
}

/** A choice inside the message, so that a code becomes a name in the reader's language. */
function named(param: string, names: Readonly<Record<string, Words>>, lang: Lang): string {
  const cases = Object.entries(names).map(([code, words]) => `${code} {${words[lang]}}`)
  return `{${param}, select, ${cases.join(' ')} other {?}}`
}
