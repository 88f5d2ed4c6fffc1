import type { Words } from '../../../core/values/language.ts'

/** What is refused of contract templates and texts, and what to do. */
export const templateRefusals: Readonly<Record<string, Words>> = {
  'contract-template.approve-own': {
    zh: '您编写过该范本，请由他人审定',
    ru: 'Вы писали этот шаблон: утверждает другой сотрудник',
    en: 'You have written in this template, so somebody else approves it',
  },
  'contract-template.number-twice': {
    zh: '条款号 {no} 重复，请更正',
    ru: 'Пункт {no} указан дважды: исправьте номер',
    en: 'Clause {no} stands here twice: correct its number',
  },
  'contract-template.unknown-variable': {
    zh: '没有变量“{name}”，可用的变量：{known}',
    ru: 'Переменной «{name}» нет, есть: {known}',
    en: 'There is no variable “{name}”; these may be used: {known}',
  },
  'contract-template.other-language': {
    zh: '双语范本的每一条款须填写外文，请补齐',
    ru: 'В двуязычном шаблоне заполните пункт и на втором языке',
    en: 'A bilingual template says each clause in both languages: fill this in',
  },
  'contract-text.other-type': {
    zh: '范本“{name}”不适用于该合同类型，请另选范本',
    ru: 'Шаблон «{name}» для договоров другого вида: выберите подходящий',
    en: 'Template “{name}” is for another type of contract: choose one that fits',
  },
  'contract-text.template-not-approved': {
    zh: '范本“{name}”未审定或已停用，请待其审定或另选范本',
    ru: 'Шаблон «{name}» не утверждён или отключён: дождитесь утверждения или выберите другой',
    en: 'Template “{name}” is not approved or was disabled: wait for its approval or choose another',
  },
  'contract-text.contract-not-draft': {
    zh: '合同 {contract} 已送审，文本不能再改；如需修改请先撤回合同',
    ru: 'Договор {contract} уже на согласовании: чтобы менять текст, сначала отзовите договор',
    en: 'Contract {contract} has been submitted, so its text stays: withdraw the contract first',
  },
  'contract-text.accept-own': {
    zh: '编写合同文本的人不能审查修改的条款，请由法务他人审查',
    ru: 'Изменённые пункты проверяет не тот, кто писал текст: попросите другого юриста',
    en: 'Whoever wrote the text does not review its changed clauses: ask another lawyer',
  },
  'contract-text.stale': {
    zh: '合同或范本在文本 {number} 保存后有变动，请退回编辑，按现有内容核对并重新保存文本',
    ru: 'После сохранения текста {number} договор или шаблон изменились: откройте текст, сверьте и сохраните снова',
    en: 'The contract or the template has changed since text {number} was saved: edit the text, check it and save it anew',
  },
  'contract-text.still-draft': {
    zh: '合同文本 {number} 还是草稿，请先定稿或送法务审查',
    ru: 'Текст договора {number} ещё черновик: завершите его или передайте юристам',
    en: 'Contract text {number} is still a draft: settle it or send it to Legal first',
  },
  'contract-text.not-settled': {
    zh: '合同文本 {number} 修改了 {count} 条必备条款，请法务先审查',
    ru: 'В тексте договора {number} изменено обязательных пунктов: {count}. Сначала их должны проверить юристы',
    en: 'Mandatory clauses changed in contract text {number}: {count}. Legal has to review them first',
  },
}
