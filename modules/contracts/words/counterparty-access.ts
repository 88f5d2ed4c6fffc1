import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { accessMatch } from '../admission/access-match.ts'
import type { counterpartyAccess } from '../admission/counterparty-access.ts'
import type { sanctionEntry } from '../admission/sanction-entry.ts'

export const counterpartyAccessWords: DocumentWords<typeof counterpartyAccess> = {
  title: { zh: '客商准入申请', ru: 'Заявка на допуск контрагента', en: 'Counterparty admission' },
  fields: {
    accessNo: { zh: '准入编号', ru: 'Номер заявки', en: 'Admission number' },
    status: { zh: '准入状态', ru: 'Статус', en: 'Status' },
    counterpartyId: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    accessType: { zh: '准入类型', ru: 'Вид допуска', en: 'Kind' },
    licence: { zh: '营业执照', ru: 'Свидетельство о регистрации', en: 'Business licence' },
    taxCert: { zh: '税务登记', ru: 'Налоговый учёт', en: 'Tax registration' },
    accountProof: { zh: '银行账户证明', ru: 'Подтверждение счёта', en: 'Proof of bank account' },
    creditReport: { zh: '信用报告', ru: 'Кредитный отчёт', en: 'Credit report' },
    screenedAt: { zh: '筛查时间', ru: 'Проверено по спискам', en: 'Screened at' },
    listSize: { zh: '比对名单条数', ru: 'Записей в списках', en: 'Entries compared' },
    matchCount: { zh: '疑似匹配数', ru: 'Совпадений', en: 'Matches' },
    openMatches: { zh: '待排除匹配数', ru: 'Не разобрано совпадений', en: 'Matches not judged' },
    matchNote: { zh: '匹配情况', ru: 'Что совпало', en: 'What matched' },
    result: { zh: '拟定准入结论', ru: 'Предлагаемое решение', en: 'Proposed decision' },
    condition: { zh: '限制条件', ru: 'Условие', en: 'Condition' },
    grade: { zh: '信用等级', ru: 'Кредитный рейтинг', en: 'Credit grade' },
    validMonths: { zh: '有效期（月）', ru: 'Срок, мес.', en: 'Valid for, months' },
    validUntil: { zh: '有效期至', ru: 'Действует до', en: 'Valid until' },
    reason: { zh: '准入理由', ru: 'Причина допуска', en: 'Grounds' },
    refusedWhy: { zh: '淘汰原因', ru: 'Причина отказа', en: 'Why refused' },
  },
  groups: {
    basic: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    papers: { zh: '准入资料', ru: 'Документы', en: 'Papers' },
    screening: { zh: '名单筛查', ru: 'Проверка по спискам', en: 'Screening' },
    result: { zh: '准入结论', ru: 'Решение', en: 'Decision' },
  },
  actions: {
    sent: { zh: '送审', ru: 'Отправить', en: 'Send' },
    back: { zh: '退回', ru: 'Вернуть', en: 'Send back' },
    passed: { zh: '准入通过', ru: 'Допустить', en: 'Admit' },
    refuse: { zh: '淘汰', ru: 'Отказать', en: 'Refuse' },
    replace: { zh: '由新准入替代', ru: 'Заменить новым допуском', en: 'Replace by a later one' },
    restore: { zh: '恢复', ru: 'Восстановить', en: 'Restore' },
    annul: { zh: '作废', ru: 'Аннулировать', en: 'Annul' },
    judged: { zh: '更新匹配情况', ru: 'Учесть разбор совпадений', en: 'Count the matches' },
  },
  asks: { why: { zh: '淘汰原因', ru: 'Причина отказа', en: 'Why refused' } },
}

export const accessMatchWords: DocumentWords<typeof accessMatch> = {
  title: { zh: '名单匹配', ru: 'Совпадение со списком', en: 'Screening match' },
  fields: {
    accessId: { zh: '准入申请', ru: 'Заявка на допуск', en: 'Admission' },
    counterpartyId: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    partyName: { zh: '客商名称', ru: 'Наименование контрагента', en: 'Name of the party' },
    listedName: { zh: '名单名称', ru: 'Наименование в списке', en: 'Listed name' },
    source: { zh: '名单来源', ru: 'Список', en: 'List' },
    entryId: { zh: '名单记录', ru: 'Запись списка', en: 'Entry' },
    score: { zh: '相似度(%)', ru: 'Сходство, %', en: 'Likeness, %' },
    status: { zh: '判定', ru: 'Решение', en: 'Judged' },
    applicant: { zh: '申请人', ru: 'Заявитель', en: 'Applicant' },
    judgedBy: { zh: '判定人', ru: 'Кто решил', en: 'Judged by' },
    judgedAt: { zh: '判定时间', ru: 'Когда решено', en: 'Judged at' },
    judgedWhy: { zh: '判定依据', ru: 'Основание', en: 'Grounds' },
  },
  groups: { basic: { zh: '匹配情况', ru: 'Совпадение', en: 'Match' } },
  actions: {
    clear: { zh: '排除匹配', ru: 'Не совпадает', en: 'Clear' },
    confirm: { zh: '确认匹配', ru: 'Подтвердить совпадение', en: 'Confirm the match' },
    reopen: { zh: '重新判定', ru: 'Пересмотреть', en: 'Judge anew' },
  },
  tasks: { clear: { zh: '名单匹配待判定', ru: 'Разобрать совпадения', en: 'Matches to be judged' } },
  asks: { reason: { zh: '判定依据', ru: 'Основание', en: 'Grounds' } },
}

export const sanctionEntryWords: DocumentWords<typeof sanctionEntry> = {
  title: { zh: '制裁名单', ru: 'Санкционный список', en: 'Sanctions list' },
  fields: {
    entryName: { zh: '名称', ru: 'Наименование', en: 'Name' },
    nameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    nameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    source: { zh: '发布方', ru: 'Кто ввёл', en: 'Publisher' },
    country: { zh: '国家', ru: 'Страна', en: 'Country' },
    idNo: { zh: '登记号', ru: 'Регистрационный номер', en: 'Registration number' },
    listedOn: { zh: '列入日期', ru: 'Включён', en: 'Listed on' },
    grounds: { zh: '列入原因', ru: 'Причина включения', en: 'Grounds' },
    inForce: { zh: '有效', ru: 'Действует', en: 'In force' },
  },
  groups: { basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' } },
}
