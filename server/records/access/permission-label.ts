import type { AnyDocument } from '../../../core/description/document.ts'
import type { Words } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { verbLabel } from '../read/verb-label.ts'

/**
 * What the permission of a verb lets one do, in the caller's language; the document's own verbs are named by its
 * buttons.
 */
export function codeLabel(ctx: Pick<Ctx, 'lang' | 'running'>, doc: AnyDocument, verb: string): string {
  const buttons = Object.entries(doc.actions ?? {})
    .filter(([, { needs }]) => needs === verb)
    .map(([name]) => verbLabel(ctx, doc, name))
  if (buttons.length > 0) return [...new Set(buttons)].join(' / ')
  return standardLabel(ctx, verb)
}

/** What a verb means wherever it stands. */
export function standardLabel({ lang }: Pick<Ctx, 'lang'>, verb: string): string {
  return standard.get(verb)?.[lang] ?? verb
}

const standard: ReadonlyMap<string, Words> = new Map([
  ['ck', { zh: '查看', ru: 'Просмотр', en: 'View' }],
  ['xz', { zh: '新增', ru: 'Создание', en: 'Add' }],
  ['bj', { zh: '修改', ru: 'Изменение', en: 'Edit' }],
  ['sc', { zh: '删除', ru: 'Удаление', en: 'Delete' }],
  ['dc', { zh: '导出', ru: 'Выгрузка', en: 'Export' }],
  ['dr', { zh: '导入', ru: 'Загрузка', en: 'Import' }],
  ['tj', { zh: '提交', ru: 'Отправка на согласование', en: 'Submit' }],
  ['sp', { zh: '审批', ru: 'Согласование', en: 'Approve' }],
  ['gb', { zh: '关闭', ru: 'Закрытие', en: 'Close' }],
  ['cx', { zh: '撤销', ru: 'Аннулирование', en: 'Revoke' }],
  ['gd', { zh: '归档', ru: 'Сдача в архив', en: 'Archive' }],
  ['qz', { zh: '用印', ru: 'Проставление печати', en: 'Seal' }],
  ['rl', { zh: '登记到账', ru: 'Учёт поступления', en: 'Record receipts' }],
  ['fk', { zh: '付款', ru: 'Оплата', en: 'Pay' }],
  ['pp', { zh: '勾对', ru: 'Сопоставление с выпиской', en: 'Match with the bank' }],
  ['fh', { zh: '复核', ru: 'Контроль', en: 'Review' }],
  ['sq', { zh: '授权', ru: 'Утверждение', en: 'Authorise' }],
  ['js', { zh: '解锁与重置密码', ru: 'Разблокировка и сброс пароля', en: 'Unlock and reset password' }],
  ['jy', { zh: '校验', ru: 'Проверка', en: 'Verify' }],
  ['fb', { zh: '发布', ru: 'Публикация', en: 'Publish' }],
  ['cl', { zh: '处理', ru: 'Обработка', en: 'Handle' }],
  ['zx', { zh: '执行', ru: 'Запуск', en: 'Run' }],
  ['dy', { zh: '打印', ru: 'Печать', en: 'Print' }],
  ['xw', { zh: '下载', ru: 'Скачивание', en: 'Download' }],
  ['gx', { zh: '共享', ru: 'Общий доступ', en: 'Share' }],
  ['xx', { zh: '强制下线', ru: 'Завершение сеанса', en: 'Force out' }],
  ['cf', { zh: '重新发送', ru: 'Повторная отправка', en: 'Send again' }],
  ['mm', { zh: '查看脱敏内容', ru: 'Просмотр скрытых данных', en: 'See masked values' }],
  ['jg', { zh: '查看价格', ru: 'Просмотр цен', en: 'See prices' }],
  ['lx', { zh: '查看联系方式', ru: 'Просмотр контактов', en: 'See contact details' }],
  ['xe', { zh: '查看额度', ru: 'Просмотр лимитов', en: 'See limits' }],
  [
    'jm',
    {
      zh: '填写原因后逐项查看脱敏内容',
      ru: 'Разовый просмотр скрытого с указанием причины',
      en: 'Reveal one masked value, with a reason',
    },
  ],
])
