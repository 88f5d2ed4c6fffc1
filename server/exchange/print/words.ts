import type { Words } from '../../../core/values/language.ts'

/** What prints say besides the document's own words. */
export const printWords = {
  amountInWords: { zh: '{label}（大写）', ru: '{label} (прописью)', en: '{label} in words' },
  approvalSheet: { zh: '{title}审批单', ru: '{title}. Лист согласования', en: '{title} · approval sheet' },
  drafting: { zh: '起草', ru: 'Подготовка', en: 'Drafting' },
  approval: { zh: '审批记录', ru: 'Лист согласования', en: 'Approval record' },
  signing: { zh: '双方签章', ru: 'Подписи сторон', en: 'Signatures of the parties' },
  signer: { zh: '代表（签字）', ru: 'Подпись', en: 'Signature' },
  signerName: { zh: '姓名、职务', ru: 'Ф. И. О., должность', en: 'Name and position' },
  signingDay: { zh: '日期', ru: 'Дата', en: 'Date' },
  seal: { zh: '（盖章）', ru: 'М. П.', en: 'Seal' },
  signatures: { zh: '手写签名', ru: 'Собственноручные подписи', en: 'Signatures by hand' },
  signatureHash: { zh: '签名校验码 {hash}', ru: 'Контрольная сумма подписи {hash}', en: 'Signature checksum {hash}' },
  signatureBroken: {
    zh: '签名与所签内容不一致，无效',
    ru: 'Подпись не соответствует подписанному и недействительна',
    en: 'The signature does not fit what was signed and is void',
  },
  attached: {
    zh: '{opinion}（附件：{files}）',
    ru: '{opinion} (вложения: {files})',
    en: '{opinion} (attached: {files})',
  },
  stamp: { zh: '审批印记', ru: 'Отметка о согласовании', en: 'Mark of approval' },
  stamped: { zh: '{node}：{person}，{time}', ru: '{node}: {person}, {time}', en: '{node}: {person}, {time}' },
  hash: {
    zh: '审批内容校验码 SHA-256：{hash}',
    ru: 'Контрольная сумма согласованного содержания, SHA-256: {hash}',
    en: 'Checksum of what was approved, SHA-256: {hash}',
  },
  fits: {
    zh: '当前内容与审批时一致',
    ru: 'Содержание совпадает с согласованным',
    en: 'The content is what was approved',
  },
  changed: {
    zh: '当前内容与审批时不一致，本印记无效',
    ru: 'Содержание изменилось после согласования: отметка недействительна',
    en: 'The content has changed since it was approved: this mark is void',
  },
  step: { zh: '节点', ru: 'Этап', en: 'Step' },
  person: { zh: '处理人', ru: 'Согласующий', en: 'Person' },
  deed: { zh: '操作', ru: 'Действие', en: 'Decision' },
  opinion: { zh: '意见', ru: 'Решение или комментарий', en: 'Opinion' },
  time: { zh: '时间', ru: 'Время', en: 'Time' },
  total: { zh: '合计', ru: 'Итого', en: 'Total' },
  printed: { zh: '打印时间 {time}  {name}', ru: 'Напечатано {time}, {name}', en: 'Printed {time} by {name}' },
  pageOf: { zh: '第 {page} 页 / 共 {pages} 页', ru: 'Стр. {page} из {pages}', en: 'Page {page} of {pages}' },
} satisfies Readonly<Record<string, Words>>

/** What a print is refused with. */
export const printRefusals = {
  'print.failed': {
    zh: '生成 PDF 失败，请稍后重试',
    ru: 'Не удалось создать PDF. Повторите позже',
    en: 'The PDF could not be made. Try again later',
  },
} satisfies Readonly<Record<string, Words>>
