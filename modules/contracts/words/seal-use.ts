import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { sealUse } from '../seal-use.ts'

export const sealUseWords: DocumentWords<typeof sealUse> = {
  title: { zh: '用印登记', ru: 'Проставление печати', en: 'Seal use' },
  fields: {
    sealNo: { zh: '用印编号', ru: 'Номер', en: 'Number' },
    status: { zh: '用印状态', ru: 'Статус проставления', en: 'Seal status' },
    docType: { zh: '文件类型', ru: 'Вид документа', en: 'Kind of paper' },
    contractId: { zh: '合同', ru: 'Договор', en: 'Contract' },
    agreementId: { zh: '补充协议', ru: 'Дополнительное соглашение', en: 'Supplementary agreement' },
    settlementId: { zh: '结算单', ru: 'Расчёт', en: 'Settlement' },
    subject: { zh: '文件名称', ru: 'Название документа', en: 'Paper' },
    sealType: { zh: '印章类型', ru: 'Вид печати', en: 'Seal' },
    copies: { zh: '用印份数', ru: 'Экземпляров', en: 'Copies' },
    applicant: { zh: '申请人', ru: 'Заявитель', en: 'Applicant' },
    purpose: { zh: '用印事由', ru: 'Основание', en: 'Purpose' },
    keeper: { zh: '用印人', ru: 'Кто поставил печать', en: 'Sealed by' },
    useTime: { zh: '用印时间', ru: 'Время проставления', en: 'Sealed at' },
    scan: { zh: '盖章扫描件', ru: 'Скан с печатью', en: 'Sealed scan' },
    returnReason: { zh: '退回原因', ru: 'Причина возврата', en: 'Why returned' },
    files: { zh: '待用印文件', ru: 'Документы под печать', en: 'Papers to be sealed' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    seal: { zh: '用印', ru: 'Проставление печати', en: 'Seal' },
    files: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
  },
  actions: {
    approve: { zh: '审核通过', ru: 'Одобрить', en: 'Approve' },
    refuse: { zh: '退回申请', ru: 'Вернуть заявку', en: 'Return' },
    seal: { zh: '用印', ru: 'Поставить печать', en: 'Seal' },
    decline: { zh: '不予用印', ru: 'Отказать в печати', en: 'Decline to seal' },
    file: { zh: '归档', ru: 'Сдать в архив', en: 'File' },
  },
  tasks: {
    approve: { zh: '待审核用印申请', ru: 'Одобрить проставление печати', en: 'Seal requests to approve' },
    seal: { zh: '待用印', ru: 'Поставить печать', en: 'To be sealed' },
    file: { zh: '待归档用印', ru: 'Сдать в архив документы с печатью', en: 'Sealed papers to file' },
  },
  asks: {
    reason: { zh: '退回原因', ru: 'Причина возврата', en: 'Why returned' },
    scan: { zh: '盖章扫描件', ru: 'Скан с печатью', en: 'Sealed scan' },
  },
}
