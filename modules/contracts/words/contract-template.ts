import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { contractTemplate } from '../template/contract-template.ts'
import type { contractText } from '../template/contract-text.ts'

const clause = {
  no: { zh: '条款号', ru: 'Пункт', en: 'Clause' },
  titleZh: { zh: '中文标题', ru: 'Заголовок на китайском', en: 'Chinese heading' },
  zh: { zh: '中文条款', ru: 'Текст на китайском', en: 'Chinese text' },
  titleOther: { zh: '外文标题', ru: 'Заголовок на втором языке', en: 'Heading in the other language' },
  other: { zh: '外文条款', ru: 'Текст на втором языке', en: 'Text in the other language' },
  mandatory: { zh: '必备条款', ru: 'Обязательный', en: 'Mandatory' },
} as const

export const contractTemplateWords: DocumentWords<typeof contractTemplate> = {
  title: { zh: '合同范本', ru: 'Шаблон договора', en: 'Contract template' },
  fields: {
    templateNo: { zh: '范本编号', ru: 'Номер шаблона', en: 'Template number' },
    templateName: { zh: '范本名称', ru: 'Название', en: 'Name' },
    nameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    nameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    contractType: { zh: '合同类型', ru: 'Тип договора', en: 'Contract type' },
    langMode: { zh: '语言', ru: 'Языки', en: 'Languages' },
    version: { zh: '版本', ru: 'Версия', en: 'Version' },
    status: { zh: '范本状态', ru: 'Статус', en: 'Status' },
    editors: { zh: '编写人', ru: 'Кто писал', en: 'Written by' },
    clauses: {
      label: { zh: '条款', ru: 'Пункты', en: 'Clauses' },
      fields: {
        ...clause,
        variables: {
          label: { zh: '变量', ru: 'Переменные', en: 'Variables' },
          help: {
            zh: '写在双花括号内，生成文本时按合同填写：party、ours、goods、amount、amountWords、currency、validTo等',
            ru: 'Пишутся в двойных фигурных скобках и берутся из договора: party, ours, goods, amount, amountWords, currency, validTo',
            en: 'Written in double braces and filled from the contract: party, ours, goods, amount, amountWords, currency, validTo',
          },
        },
      },
    },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    clauses: { zh: '条款库', ru: 'Пункты договора', en: 'Clauses' },
  },
  actions: {
    approve: { zh: '审定', ru: 'Утвердить', en: 'Approve' },
    revise: { zh: '修订', ru: 'Переработать', en: 'Revise' },
    disable: { zh: '停用', ru: 'Отключить', en: 'Disable' },
    enable: { zh: '启用', ru: 'Включить', en: 'Enable' },
  },
  tasks: { approve: { zh: '合同范本待审定', ru: 'Шаблоны к утверждению', en: 'Templates to be approved' } },
  asks: { reason: { zh: '修订原因', ru: 'Причина', en: 'Reason' } },
}

export const contractTextWords: DocumentWords<typeof contractText> = {
  title: { zh: '合同文本', ru: 'Текст договора', en: 'Contract text' },
  fields: {
    textNo: { zh: '文本编号', ru: 'Номер текста', en: 'Text number' },
    contractId: { zh: '合同', ru: 'Договор', en: 'Contract' },
    contractType: { zh: '合同类型', ru: 'Тип договора', en: 'Contract type' },
    templateId: { zh: '合同范本', ru: 'Шаблон договора', en: 'Template' },
    langMode: { zh: '语言', ru: 'Языки', en: 'Languages' },
    status: { zh: '文本状态', ru: 'Статус', en: 'Status' },
    changedCount: { zh: '修改的必备条款数', ru: 'Изменено обязательных пунктов', en: 'Mandatory clauses changed' },
    changedNote: {
      label: { zh: '修改的必备条款', ru: 'Какие пункты изменены', en: 'Which were changed' },
      help: {
        zh: '≠ 为内容已改，− 为已删除',
        ru: '≠ — пункт изменён, − — пункт убран',
        en: '≠ is worded otherwise, − was left out',
      },
    },
    legalNote: { zh: '法务退回意见', ru: 'Замечания юристов', en: 'Remarks of Legal' },
    clauses: {
      label: { zh: '条款', ru: 'Пункты', en: 'Clauses' },
      fields: { ...clause, change: { zh: '与范本比较', ru: 'Отличие от шаблона', en: 'Against the template' } },
    },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    clauses: { zh: '合同条款', ru: 'Пункты договора', en: 'Clauses' },
  },
  actions: {
    settle: { zh: '定稿', ru: 'Завершить', en: 'Settle' },
    askLegal: { zh: '送法务审查', ru: 'Передать юристам', en: 'Send to Legal' },
    accept: { zh: '同意修改', ru: 'Принять изменения', en: 'Accept the changes' },
    reject: { zh: '退回修改', ru: 'Вернуть на доработку', en: 'Send back' },
    reopen: { zh: '重新编辑', ru: 'Открыть для правки', en: 'Edit again' },
  },
  tasks: {
    settle: { zh: '合同文本待定稿', ru: 'Завершить текст договора', en: 'Contract texts to be settled' },
    askLegal: {
      zh: '合同文本待送法务',
      ru: 'Передать текст договора юристам',
      en: 'Contract texts to be sent to Legal',
    },
    accept: { zh: '修改的合同条款待审查', ru: 'Изменённые пункты на проверку', en: 'Changed clauses to be reviewed' },
  },
  asks: { reason: { zh: '退回意见', ru: 'Замечания', en: 'Remarks' } },
}
