import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { insuranceClaim } from '../insurance/insurance-claim.ts'

export const insuranceClaimWords: DocumentWords<typeof insuranceClaim> = {
  title: { zh: '保险索赔', ru: 'Страховое требование', en: 'Insurance claim' },
  fields: {
    claimNo: { zh: '索赔编号', ru: 'Номер требования', en: 'Claim number' },
    status: { zh: '理赔状态', ru: 'Статус', en: 'Status' },
    stockInId: { zh: '入库单', ru: 'Приход на склад', en: 'Stock entry' },
    billId: { zh: '物流单', ru: 'Транспортный документ', en: 'Logistics bill' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    policyId: { zh: '保险单', ru: 'Полис', en: 'Policy' },
    lossDay: { zh: '出险日期', ru: 'Дата убытка', en: 'Day of the loss' },
    cause: { zh: '出险原因', ru: 'Причина убытка', en: 'Cause of the loss' },
    lossQty: { zh: '损失数量(吨)', ru: 'Утрачено, т', en: 'Lost, t' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    lossAmt: {
      label: { zh: '损失金额', ru: 'Сумма убытка', en: 'Loss' },
      help: {
        zh: '报案时按每吨保险金额估算，定损后为保险人核定的金额',
        ru: 'Сначала по страховой сумме за тонну, после оценки — сумма, признанная страховщиком',
        en: 'At first by the sum insured of a tonne, later what the insurer has assessed',
      },
    },
    deductible: {
      label: { zh: '免赔额', ru: 'Франшиза', en: 'Deductible' },
      help: {
        zh: '保单免赔额按本入库单数量占承保数量的比例分摊',
        ru: 'Доля франшизы полиса по количеству этого прихода',
        en: 'The share of the policy’s deductible by the tonnes of this entry',
      },
    },
    claimAmt: { zh: '索赔金额', ru: 'Сумма требования', en: 'Claim' },
    surveyor: { zh: '查勘人', ru: 'Сюрвейер', en: 'Surveyor' },
    surveyedOn: { zh: '查勘日期', ru: 'Дата осмотра', en: 'Surveyed on' },
    paidAmt: { zh: '赔付金额', ru: 'Выплачено', en: 'Paid' },
    paidOn: { zh: '赔付日期', ru: 'Дата выплаты', en: 'Paid on' },
    voucherNo: { zh: '赔款凭证号', ru: 'Проводка выплаты', en: 'Voucher of the payment' },
    dropReason: { zh: '撤案原因', ru: 'Причина отзыва', en: 'Why dropped' },
    files: { zh: '索赔资料', ru: 'Документы по убытку', en: 'Papers of the claim' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    loss: { zh: '损失与赔付', ru: 'Убыток и выплата', en: 'Loss and payment' },
    files: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
  },
  actions: {
    survey: { zh: '登记查勘', ru: 'Внести осмотр', en: 'Enter the survey' },
    assess: { zh: '登记定损', ru: 'Внести оценку', en: 'Enter the assessment' },
    pay: { zh: '登记赔付', ru: 'Внести выплату', en: 'Enter the payment' },
    close: { zh: '结案', ru: 'Закрыть дело', en: 'Close the claim' },
    drop: { zh: '撤案', ru: 'Отозвать', en: 'Drop' },
  },
  tasks: {
    survey: { zh: '待查勘索赔', ru: 'Требования к осмотру', en: 'Claims to be surveyed' },
    assess: { zh: '待定损索赔', ru: 'Требования к оценке', en: 'Claims to be assessed' },
    pay: { zh: '待赔付索赔', ru: 'Требования к выплате', en: 'Claims to be paid' },
  },
  asks: {
    surveyor: { zh: '查勘人', ru: 'Сюрвейер', en: 'Surveyor' },
    surveyedOn: { zh: '查勘日期', ru: 'Дата осмотра', en: 'Surveyed on' },
    assessedAmt: { zh: '核定损失金额', ru: 'Признанный убыток', en: 'Assessed loss' },
    paid: { zh: '赔付金额', ru: 'Выплачено', en: 'Paid' },
    paidDay: { zh: '赔付日期', ru: 'Дата выплаты', en: 'Paid on' },
    reason: { zh: '撤案原因', ru: 'Причина отзыва', en: 'Why dropped' },
  },
}
