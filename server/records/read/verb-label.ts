import { deedNames } from '../../../core/approval/status-and-action-names.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Words } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** What people call a verb, in the caller's language. */
export function verbLabel(
  { lang, running }: Pick<Ctx, 'lang' | 'running'>,
  doc: Pick<AnyDocument, 'module' | 'name'>,
  verb: string,
): string {
  const own = running.documents.get(`${doc.module}.${doc.name}`)?.words.actions as
    | Readonly<Record<string, Words>>
    | undefined // keyed by the document's own verbs
  const words = own !== undefined && Object.hasOwn(own, verb) ? own[verb] : (standard.get(verb) ?? ofApproval.get(verb))
  return words?.[lang] ?? verb
}

// What has no noun of its own in the log is told as approvals tell it.
const ofApproval: ReadonlyMap<string, Words> = new Map(Object.entries(deedNames))

const standard: ReadonlyMap<string, Words> = new Map([
  ['create', { zh: '新增', ru: 'Создание', en: 'Created' }],
  ['update', { zh: '修改', ru: 'Изменение', en: 'Changed' }],
  ['delete', { zh: '删除', ru: 'Удаление', en: 'Deleted' }],
  ['number', { zh: '编号', ru: 'Присвоение номера', en: 'Numbered' }],
  ['submit', { zh: '提交', ru: 'Отправка на согласование', en: 'Submit' }],
  ['agree', { zh: '同意', ru: 'Согласование', en: 'Approve' }],
  ['reject', { zh: '退回', ru: 'Возврат', en: 'Return' }],
  ['withdraw', { zh: '撤回', ru: 'Отзыв', en: 'Withdraw' }],
  ['revoke', { zh: '撤销', ru: 'Аннулирование', en: 'Revoke' }],
  ['close', { zh: '关闭', ru: 'Закрытие', en: 'Close' }],
  ['archive', { zh: '归档', ru: 'Сдача в архив', en: 'Archive' }],
  ['transfer', { zh: '转办', ru: 'Передача', en: 'Transfer' }],
  ['copy', { zh: '抄送', ru: 'Копия', en: 'Copy' }],
  ['returned', { zh: '退回', ru: 'Возвращено', en: 'Returned' }],
  ['approved', { zh: '审批通过', ru: 'Согласовано', en: 'Approved' }],
  ['withdrawn', { zh: '撤回', ru: 'Отозвано', en: 'Withdrawn' }],
  ['revoked', { zh: '撤销', ru: 'Аннулировано', en: 'Revoked' }],
  ['closed', { zh: '关闭', ru: 'Закрыто', en: 'Closed' }],
  ['sealed', { zh: '用印', ru: 'Проставлена печать', en: 'Sealed' }],
  ['comment', { zh: '评论', ru: 'Комментарий', en: 'Comment' }],
  ['commentEdit', { zh: '修改评论', ru: 'Изменение комментария', en: 'Comment changed' }],
  ['commentRemove', { zh: '删除评论', ru: 'Удаление комментария', en: 'Comment deleted' }],
  ['print', { zh: '打印', ru: 'Печать', en: 'Print' }],
  ['download', { zh: '下载附件', ru: 'Скачивание вложения', en: 'Attachment downloaded' }],
  ['accessCheck', { zh: '权限追查', ru: 'Проверка доступа', en: 'Access check' }],
  ['viewAs', { zh: '以他人视角查看', ru: 'Просмотр глазами сотрудника', en: 'Viewed as another person' }],
  ['accessAsk', { zh: '申请访问页面', ru: 'Запрос доступа к странице', en: 'Asked for a page' }],
  ['accessGrant', { zh: '批准访问申请', ru: 'Доступ к странице дан', en: 'Page opened on request' }],
  ['accessRefuse', { zh: '驳回访问申请', ru: 'В доступе к странице отказано', en: 'Request for a page rejected' }],
  ['grantAsk', { zh: '提出给自己增加权限', ru: 'Запрос прав для себя', en: 'Asked for rights of one’s own' }],
  ['grantConfirm', { zh: '确认他人的授权', ru: 'Подтверждение прав', en: 'Rights confirmed' }],
  ['grantRefuse', { zh: '驳回他人的授权', ru: 'Отказ в правах', en: 'Rights rejected' }],
  ['grantWithdraw', { zh: '撤回授权申请', ru: 'Отзыв запроса прав', en: 'Request for rights withdrawn' }],
  ['reveal', { zh: '查看脱敏内容', ru: 'Просмотр скрытого значения', en: 'Masked value revealed' }],
  ['automatic', { zh: '流程自动填写', ru: 'Заполнено процессом', en: 'Filled in by the process' }],
  ['export', { zh: '导出', ru: 'Выгрузка', en: 'Export' }],
])
