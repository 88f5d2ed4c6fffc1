import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { insurancePolicy } from '../insurance-policy.ts'

export const insurancePolicyWords: DocumentWords<typeof insurancePolicy> = {
  title: { zh: '货运保险单', ru: 'Полис страхования груза', en: 'Cargo policy' },
  fields: {
    applyNo: { zh: '投保编号', ru: 'Номер заявки', en: 'Application number' },
    policyNo: { zh: '保单号', ru: 'Номер полиса', en: 'Policy number' },
    status: { zh: '保单状态', ru: 'Статус', en: 'Status' },
    bills: {
      label: { zh: '投保物流单', ru: 'Застрахованные перевозки', en: 'Insured bills' },
      fields: {
        billId: { zh: '物流单', ru: 'Транспортный документ', en: 'Logistics bill' },
        tonnes: { zh: '承保数量(吨)', ru: 'Застраховано, т', en: 'Insured, t' },
      },
    },
    contractId: { zh: '合同', ru: 'Договор', en: 'Contract' },
    ourCompany: { zh: '被保险人', ru: 'Страхователь', en: 'Insured' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    mode: { zh: '运输方式', ru: 'Вид транспорта', en: 'Transport' },
    loadPlace: { zh: '起运地', ru: 'Место погрузки', en: 'From' },
    dischargePlace: { zh: '目的地', ru: 'Место выгрузки', en: 'To' },
    incoterms: { zh: '贸易术语', ru: 'Базис поставки', en: 'Incoterms' },
    insurer: { zh: '保险人', ru: 'Страховщик', en: 'Insurer' },
    cover: { zh: '承保险别', ru: 'Условия страхования', en: 'Cover' },
    validFrom: { zh: '保险起期', ru: 'Действует с', en: 'Covered from' },
    validTo: { zh: '保险止期', ru: 'Действует по', en: 'Covered to' },
    issuedOn: { zh: '出单日期', ru: 'Дата выдачи', en: 'Issued on' },
    tonnes: { zh: '承保数量(吨)', ru: 'Застраховано, т', en: 'Insured, t' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    goodsValue: {
      label: { zh: '货值', ru: 'Стоимость груза', en: 'Value of the goods' },
      help: {
        zh: '按合同单价和承保数量；CIF、CIP、DAP等价格已含运保费',
        ru: 'По цене договора и количеству; в цене CIF, CIP, DAP и подобных фрахт и страховка уже есть',
        en: 'By the price of the contract; a price on CIF, CIP, DAP and the like has freight and insurance in it',
      },
    },
    freight: { zh: '运费', ru: 'Фрахт', en: 'Freight' },
    rate: { zh: '保险费率(%)', ru: 'Тариф, %', en: 'Rate, %' },
    cifAmount: {
      label: { zh: 'CIF价值', ru: 'Стоимость CIF', en: 'CIF value' },
      help: {
        zh: '（货值＋运费）÷（1－110%×费率）；价格已含保险的即为货值',
        ru: '(груз + фрахт) ÷ (1 − 110 % × тариф); если страховка уже в цене — сама стоимость груза',
        en: '(goods + freight) ÷ (1 − 110 % × rate); the value of the goods where insurance is in the price',
      },
    },
    insuredAmount: {
      label: { zh: '保险金额', ru: 'Страховая сумма', en: 'Sum insured' },
      help: { zh: 'CIF价值的110%', ru: '110 % стоимости CIF', en: '110 % of the CIF value' },
    },
    premium: { zh: '保险费', ru: 'Страховая премия', en: 'Premium' },
    deductiblePct: { zh: '免赔率(%)', ru: 'Франшиза, %', en: 'Deductible, %' },
    deductible: {
      label: { zh: '免赔额', ru: 'Безусловная франшиза', en: 'Deductible' },
      help: {
        zh: '每次损失由被保险人自行承担的部分，按保险金额计算',
        ru: 'Часть убытка, которую несёт страхователь; считается от страховой суммы',
        en: 'The part of a loss that the insured bears, reckoned on the sum insured',
      },
    },
    claimedAmt: {
      label: { zh: '已索赔金额', ru: 'Заявлено к выплате', en: 'Claimed' },
      help: {
        zh: '在办索赔的金额与已赔付金额之和',
        ru: 'Открытые требования и уже выплаченное',
        en: 'Open claims and what has been paid',
      },
    },
    leftAmt: { zh: '剩余保险金额', ru: 'Остаток страховой суммы', en: 'Left of the sum insured' },
    voucherNo: { zh: '保费凭证号', ru: 'Проводка премии', en: 'Voucher of the premium' },
    cancelReason: { zh: '退保原因', ru: 'Причина отказа', en: 'Why cancelled' },
    files: { zh: '保单扫描件', ru: 'Скан полиса', en: 'Scan of the policy' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    bills: { zh: '投保物流单', ru: 'Застрахованные перевозки', en: 'Insured bills' },
    cargo: { zh: '承保货物', ru: 'Груз', en: 'Cargo' },
    money: { zh: '保险金额与保费', ru: 'Сумма и премия', en: 'Sum and premium' },
    files: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
  },
  actions: {
    issue: { zh: '登记出单', ru: 'Отметить выдачу полиса', en: 'Enter the issue' },
    end: { zh: '登记到期', ru: 'Отметить окончание', en: 'Mark as ended' },
    cancel: { zh: '退保', ru: 'Расторгнуть', en: 'Cancel' },
    claimed: { zh: '登记索赔', ru: 'Учесть требование', en: 'Count a claim' },
  },
  tasks: { issue: { zh: '待出单保险', ru: 'Полисы к выдаче', en: 'Policies to be issued' } },
  asks: {
    policyNo: { zh: '保单号', ru: 'Номер полиса', en: 'Policy number' },
    issuedOn: { zh: '出单日期', ru: 'Дата выдачи', en: 'Issued on' },
    reason: { zh: '退保原因', ru: 'Причина отказа', en: 'Why cancelled' },
  },
}
