import type { Words } from '../../../core/values/language.ts'

/** What is refused about templates and the papers made by them. */
export const officeRefusals: Readonly<Record<string, Words>> = {
  'office.source': {
    zh: '没有这种单据，请重新选择',
    ru: 'Такого документа нет, выберите другой',
    en: 'There is no such document: choose another',
  },
  'office.open-placeholders': {
    zh: '还有 {count} 个占位符需要处理（{names}），请在“占位符”页签中选择字段后再发布',
    ru: 'Не готовы поля шаблона: {count} ({names}). Выберите для них поля на вкладке «Поля шаблона» и опубликуйте снова',
    en: '{count} placeholders are not ready ({names}): choose their fields on the tab Placeholders, then publish',
  },
  'office.not-usable': {
    zh: '该模板已停用或不适用于您的单位，请另选模板',
    ru: 'Шаблон отключён или не предназначен для вашей организации. Выберите другой',
    en: 'The template is disabled or not for your unit: choose another',
  },
  'office.field-removed': {
    zh: '模板中的字段已从单据中删除（{names}），请联系流程管理员修订模板',
    ru: 'Поля шаблона удалены из документа ({names}). Попросите администратора процессов обновить шаблон',
    en: 'Fields of the template were removed from the document ({names}): ask the process administrator to revise it',
  },
  'office.bindings': {
    zh: '占位符设置有误，请刷新页面后重试',
    ru: 'Настройки полей неверны. Обновите страницу и повторите',
    en: 'The placeholders were set wrongly: reload the page and try again',
  },
}
