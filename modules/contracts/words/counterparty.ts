import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { counterparty } from '../counterparty.ts'

export const counterpartyWords: DocumentWords<typeof counterparty> = {
  title: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
  fields: {
    cpCode: { zh: '客商编号', ru: 'Код контрагента', en: 'Counterparty code' },
    cpName: { zh: '客商名称', ru: 'Наименование', en: 'Name' },
    shortName: { zh: '简称', ru: 'Краткое наименование', en: 'Short name' },
    nameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    nameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    cpRole: { zh: '客商角色', ru: 'Роль', en: 'Roles' },
    cpNature: { zh: '客商性质', ru: 'Тип контрагента', en: 'Counterparty nature' },
    country: { zh: '国家', ru: 'Страна', en: 'Country' },
    creditCode: { zh: '统一社会信用代码', ru: 'Единый код социального кредита (КНР)', en: 'Unified credit code' },
    inn: { zh: '俄方税号(ИНН)', ru: 'ИНН', en: 'Taxpayer number (INN)' },
    kpp: { zh: '俄方登记号(КПП)', ru: 'КПП', en: 'Registration code (KPP)' },
    status: { zh: '准入状态', ru: 'Статус допуска', en: 'Admission status' },
    contactName: { zh: '联系人', ru: 'Контактное лицо', en: 'Contact person' },
    contactTel: { zh: '联系电话', ru: 'Телефон', en: 'Telephone' },
    address: { zh: '地址', ru: 'Адрес', en: 'Address' },
    accounts: {
      label: { zh: '收款账户', ru: 'Счета получателя', en: 'Accounts' },
      fields: {
        accountName: { zh: '户名', ru: 'Владелец счёта', en: 'Account name' },
        bankName: { zh: '开户银行', ru: 'Банк', en: 'Bank' },
        accountNo: { zh: '账号', ru: 'Номер счёта', en: 'Account number' },
        cnaps: { zh: '联行号', ru: 'Код CNAPS', en: 'CNAPS code' },
        swiftCode: { zh: '银行SWIFT代码', ru: 'SWIFT-код банка', en: 'Bank SWIFT code' },
        currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
        verified: { zh: '已核验', ru: 'Проверен', en: 'Verified' },
        changedTime: { zh: '账户变更时间', ru: 'Счёт изменён', en: 'Account changed at' },
        enteredBy: { zh: '录入人', ru: 'Внёс', en: 'Entered by' },
      },
    },
    identityBy: { zh: '准入资料录入人', ru: 'Данные для допуска внесли', en: 'Identity entered by' },
    toVerify: { zh: '有待核验账户', ru: 'Есть непроверенные счета', en: 'Accounts to verify' },
    accountsBy: { zh: '待核验账户录入人', ru: 'Непроверенные счета внесли', en: 'Unverified accounts entered by' },
    papers: { zh: '资质文件', ru: 'Документы допуска', en: 'Admission documents' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    contact: { zh: '联系方式', ru: 'Контакты', en: 'Contact' },
    accounts: { zh: '收款账户', ru: 'Счета получателя', en: 'Accounts' },
    files: { zh: '资质与备注', ru: 'Документы и примечания', en: 'Documents and remarks' },
  },
  actions: {
    admit: { zh: '准入', ru: 'Допустить', en: 'Admit' },
    refuse: { zh: '淘汰', ru: 'Исключить', en: 'Eliminate' },
    restrict: { zh: '限制', ru: 'Ограничить', en: 'Restrict' },
    freeze: { zh: '冻结', ru: 'Заблокировать', en: 'Freeze' },
    restore: { zh: '恢复合格', ru: 'Восстановить', en: 'Restore' },
    blacklist: { zh: '列入黑名单', ru: 'В чёрный список', en: 'Blacklist' },
    reviseIdentity: { zh: '变更准入资料', ru: 'Изменить данные допуска', en: 'Revise identity' },
    verifyAccounts: { zh: '核验账户', ru: 'Проверить счета', en: 'Verify accounts' },
  },
  tasks: {
    admit: { zh: '客商待准入', ru: 'Контрагент на допуск', en: 'Counterparty to admit' },
    verify: { zh: '收款账户待核验', ru: 'Счета на проверку', en: 'Accounts to verify' },
  },
  asks: {
    reason: { zh: '理由', ru: 'Причина', en: 'Reason' },
  },
}
