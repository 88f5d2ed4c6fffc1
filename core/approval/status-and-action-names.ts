import type { Words } from '../values/language.ts'
import type { FlowVerb } from './action.ts'
import type { Status } from './state.ts'

/** Names of the document states, as in the dictionary approvalStatus. */
export const statusNames: Readonly<Record<Status, Words>> = {
  0: { zh: '未审批', ru: 'Не согласовано', en: 'Not approved' },
  1: { zh: '审批中', ru: 'На согласовании', en: 'In progress' },
  2: { zh: '已审批', ru: 'Согласовано', en: 'Approved' },
  3: { zh: '已撤销', ru: 'Аннулировано', en: 'Revoked' },
  4: { zh: '已关闭', ru: 'Закрыто', en: 'Closed' },
}

/** Colours of the document states, by the names that dictionaries give them. */
export const statusColors: Readonly<Record<Status, string>> = {
  0: 'grey',
  1: 'blue',
  2: 'green',
  3: 'red',
  4: 'orange',
}

/** Names of what the engine can be asked to do, as in the dictionary wfAction where it has them. */
export const actionNames: Readonly<Record<FlowVerb, Words>> = {
  save: { zh: '保存', ru: 'Сохранить', en: 'Save' },
  submit: { zh: '提交', ru: 'Отправить', en: 'Submit' },
  agree: { zh: '同意', ru: 'Согласовать', en: 'Approve' },
  reject: { zh: '退回', ru: 'Вернуть', en: 'Return' },
  refuse: { zh: '拒绝', ru: 'Отклонить', en: 'Refuse' },
  answer: { zh: '答复', ru: 'Ответить', en: 'Answer' },
  withdraw: { zh: '撤回', ru: 'Отозвать', en: 'Withdraw' },
  revoke: { zh: '撤销', ru: 'Аннулировать', en: 'Revoke' },
  transfer: { zh: '转办', ru: 'Передать', en: 'Transfer' },
  copy: { zh: '抄送', ru: 'Отправить копию', en: 'Copy' },
  close: { zh: '关闭', ru: 'Закрыть документ', en: 'Close document' },
  archive: { zh: '归档', ru: 'В архив', en: 'Archive' },
  delete: { zh: '删除', ru: 'Удалить', en: 'Delete' },
  view: { zh: '查看', ru: 'Открыть', en: 'Open' },
  assign: { zh: '指派', ru: 'Назначить', en: 'Assign' },
  delegate: { zh: '委派', ru: 'Поручить', en: 'Delegate' },
  addSign: { zh: '加签', ru: 'Добавить согласующего', en: 'Add approver' },
  removeSign: { zh: '减签', ru: 'Исключить согласующего', en: 'Remove approver' },
  claim: { zh: '签收', ru: 'Взять в работу', en: 'Claim' },
  release: { zh: '释放', ru: 'Вернуть в общую очередь', en: 'Release' },
  urge: { zh: '催办', ru: 'Напомнить', en: 'Remind' },
  suspend: { zh: '挂起', ru: 'Приостановить', en: 'Suspend' },
  resume: { zh: '恢复', ru: 'Возобновить', en: 'Resume' },
  jump: { zh: '跳转', ru: 'Перевести на этап', en: 'Jump' },
  terminate: { zh: '终止', ru: 'Прекратить', en: 'Terminate' },
  fire: { zh: '定时到达', ru: 'Сработал таймер', en: 'Timer' },
  expire: { zh: '超时处理', ru: 'Истёк срок', en: 'Overdue' },
  childEnded: { zh: '子流程结束', ru: 'Вложенный процесс завершён', en: 'Sub-process ended' },
  move: { zh: '迁移版本', ru: 'Перевести на другую версию', en: 'Move to another version' },
}

/** The same as deeds done, for records of what happened. */
export const deedNames: Readonly<Record<FlowVerb, Words>> = {
  save: { zh: '保存', ru: 'Сохранено', en: 'Saved' },
  submit: { zh: '提交', ru: 'Отправлено', en: 'Submitted' },
  agree: { zh: '同意', ru: 'Согласовано', en: 'Approved' },
  reject: { zh: '退回', ru: 'Возвращено', en: 'Returned' },
  refuse: { zh: '拒绝', ru: 'Отклонено', en: 'Refused' },
  answer: { zh: '答复', ru: 'Дан ответ', en: 'Answered' },
  withdraw: { zh: '撤回', ru: 'Отозвано', en: 'Withdrawn' },
  revoke: { zh: '撤销', ru: 'Аннулировано', en: 'Revoked' },
  transfer: { zh: '转办', ru: 'Передано', en: 'Transferred' },
  copy: { zh: '抄送', ru: 'Отправлена копия', en: 'Copied' },
  close: { zh: '关闭', ru: 'Закрыто', en: 'Closed' },
  archive: { zh: '归档', ru: 'Сдано в архив', en: 'Archived' },
  delete: { zh: '删除', ru: 'Удалено', en: 'Deleted' },
  view: { zh: '查看', ru: 'Открыто', en: 'Opened' },
  assign: { zh: '指派', ru: 'Назначено', en: 'Assigned' },
  delegate: { zh: '委派', ru: 'Поручено', en: 'Delegated' },
  addSign: { zh: '加签', ru: 'Добавлен согласующий', en: 'Approver added' },
  removeSign: { zh: '减签', ru: 'Согласующий исключён', en: 'Approver removed' },
  claim: { zh: '签收', ru: 'Взято в работу', en: 'Claimed' },
  release: { zh: '释放', ru: 'Возвращено в общую очередь', en: 'Released' },
  urge: { zh: '催办', ru: 'Отправлено напоминание', en: 'Reminder sent' },
  suspend: { zh: '挂起', ru: 'Приостановлено', en: 'Suspended' },
  resume: { zh: '恢复', ru: 'Возобновлено', en: 'Resumed' },
  jump: { zh: '跳转', ru: 'Переведено на другой этап', en: 'Moved to another step' },
  terminate: { zh: '终止', ru: 'Прекращено', en: 'Terminated' },
  fire: { zh: '定时到达', ru: 'Сработал таймер', en: 'Timer went off' },
  expire: { zh: '超时处理', ru: 'Истёк срок', en: 'Became overdue' },
  childEnded: { zh: '子流程结束', ru: 'Завершился вложенный процесс', en: 'A sub-process ended' },
  move: { zh: '迁移版本', ru: 'Переведено на другую версию процесса', en: 'Moved to another version of the process' },
}

/** In which way approvers were added, as deeds done. */
export const addedNames: Readonly<Record<'before' | 'after' | 'beside', Words>> = {
  before: { zh: '前加签', ru: 'Добавлен согласующий перед собой', en: 'Approver added before' },
  after: {
    zh: '同意并后加签',
    ru: 'Согласовано, добавлен согласующий после себя',
    en: 'Approved; approver added after',
  },
  beside: { zh: '并加签', ru: 'Добавлен согласующий наравне', en: 'Approver added beside' },
}

/** A delegation that its owner no longer waits for. */
export const delegationTakenBack: Words = { zh: '收回委派', ru: 'Поручение отозвано', en: 'Delegation taken back' }

/** Somebody who decided in another's absence. */
export const standsIn: Words = { zh: '{name}（代{absent}）', ru: '{name} (за {absent})', en: '{name} (for {absent})' }
