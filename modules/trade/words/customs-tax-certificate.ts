import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { customsTaxCertificate } from '../customs-tax-certificate.ts'

export const customsTaxCertificateWords: DocumentWords<typeof customsTaxCertificate> = {
  title: { zh: '海关缴款书', ru: 'Таможенный платёжный документ', en: 'Customs payment certificate' },
  fields: {
    certNo: { zh: '缴款书号', ru: 'Номер платёжного документа', en: 'Certificate number' },
    status: { zh: '缴款状态', ru: 'Статус уплаты', en: 'Payment status' },
    declarationId: { zh: '报关单', ru: 'Таможенная декларация', en: 'Customs declaration' },
    customsNo: { zh: '海关编号', ru: 'Номер таможни', en: 'Customs number' },
    ourCompany: { zh: '缴款单位', ru: 'Плательщик', en: 'Payer' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    taxType: { zh: '税种', ru: 'Вид платежа', en: 'Tax' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    amount: { zh: '税款金额', ru: 'Сумма', en: 'Amount' },
    issuedOn: { zh: '填发日期', ru: 'Дата выдачи', en: 'Issued on' },
    dueDate: { zh: '缴款期限', ru: 'Уплатить до', en: 'Due on' },
    owedBy: {
      label: { zh: '待缴至', ru: 'Ждёт уплаты до', en: 'To be paid by' },
      help: {
        zh: '未缴时为缴款期限：临近为黄，超期为红',
        ru: 'Срок, пока не уплачено: жёлтый, когда близко, красный, когда прошёл',
        en: 'The due day until it is paid: yellow when it is near, red once it has passed',
      },
    },
    paidOn: { zh: '缴款日期', ru: 'Уплачено', en: 'Paid on' },
    lateDays: { zh: '滞纳天数', ru: 'Дней просрочки', en: 'Days late' },
    lateFee: {
      label: { zh: '滞纳金', ru: 'Пеня', en: 'Late fee' },
      help: {
        zh: '自期限次日起每日加收税款的0.05%；未缴的按今日缴款计算',
        ru: '0,05 % за каждый день после срока; до уплаты — как если платить сегодня',
        en: '0.05 % for each day after the due day; until it is paid, as if paid today',
      },
    },
    deductMonth: { zh: '抵扣月份', ru: 'Месяц вычета', en: 'Month of deduction' },
    files: { zh: '缴款书扫描件', ru: 'Скан документа', en: 'Scan of the certificate' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    money: { zh: '税款与期限', ru: 'Сумма и срок', en: 'Amount and term' },
    files: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
  },
  actions: {
    pay: { zh: '缴税', ru: 'Отметить уплату', en: 'Mark as paid' },
    payBack: { zh: '税款退回', ru: 'Вернуть к уплате', en: 'Back to be paid' },
    deduct: { zh: '抵扣', ru: 'Принять к вычету', en: 'Deduct' },
    revokeDeduction: { zh: '撤销抵扣', ru: 'Аннулировать вычет', en: 'Revoke the deduction' },
  },
  tasks: { deduct: { zh: '待抵扣进口增值税', ru: 'Принять к вычету НДС при ввозе', en: 'Import VAT to be deducted' } },
  asks: {
    paidOn: { zh: '缴款日期', ru: 'Дата уплаты', en: 'Paid on' },
    month: { zh: '抵扣月份', ru: 'Месяц вычета', en: 'Month of deduction' },
  },
}
