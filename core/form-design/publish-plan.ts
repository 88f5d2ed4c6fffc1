import type { Words } from '../values/language.ts'

/** What publishing does to the table of a form, with what becomes of the rows there are. */
export interface FormPlan {
  /** Print of the plan; a confirmation carries it, and a plan that has changed since is asked anew. */
  readonly hash: string
  /** Rows that the form has, deleted ones apart. */
  readonly rows: number
  readonly changes: readonly FormChange[]
  /** Some change narrows, so a person has to confirm it. */
  readonly confirm: boolean
  /** Some change cannot be made as things are; nothing is published. */
  readonly blocked: boolean
}

/** `adds` is done at once, `narrows` after the plan was confirmed, `blocks` not at all. */
export type ChangeSort = 'adds' | 'narrows' | 'blocks'

export interface FormChange {
  readonly code: FormChangeCode
  readonly sort: ChangeSort
  /** `amount`, `lines.qty`; the form's own name for changes of the whole. */
  readonly field: string
  /** Rows it concerns, and of these the ones whose value does not go along. */
  readonly rows: number
  readonly lost: number
  /** What fills the message beside these. */
  readonly params: Readonly<Record<string, string | number>>
}

export type FormChangeCode = `form.change.${
  | 'table'
  | 'lines'
  | 'field'
  | 'back'
  | 'renamed'
  | 'index'
  | 'approval'
  | 'removed'
  | 'lines-removed'
  | 'type'
  | 'kind'
  | 'digits'
  | 'required'
  | 'shorter'
  | 'choices'
  | 'unique'
  | 'duplicates'
  | 'flow-uses'
  | 'approval-open'
  | 'approval-removed'}`

/** How each change is told; `{field}` is the label. */
export const formChangeWords: Readonly<Record<FormChangeCode, Words>> = {
  'form.change.table': { zh: '新建数据表', ru: 'Будет создана таблица', en: 'A table is created' },
  'form.change.lines': {
    zh: '新增子表“{field}”',
    ru: 'Добавляется таблица «{field}»',
    en: 'The sub-table “{field}” is added',
  },
  'form.change.field': {
    zh: '新增字段“{field}”；已有 {rows} 条记录的该字段为空',
    ru: 'Добавляется поле «{field}»; в имеющихся записях ({rows}) оно пусто',
    en: 'Field “{field}” is added; it is empty in the {rows} existing records',
  },
  'form.change.back': {
    zh: '恢复字段“{field}”，原有的值（{rows} 条）重新显示',
    ru: 'Поле «{field}» возвращается, прежние значения ({rows}) снова видны',
    en: 'Field “{field}” is restored with its {rows} previous values',
  },
  'form.change.renamed': {
    zh: '字段“{from}”改名为“{field}”，{rows} 条记录的值随之保留',
    ru: 'Поле «{from}» переименовано в «{field}», значения {rows} записей сохраняются',
    en: 'Field “{from}” becomes “{field}” and keeps the values of {rows} records',
  },
  'form.change.index': {
    zh: '为“{field}”建立索引',
    ru: 'Для «{field}» создаётся индекс',
    en: '“{field}” gets an index',
  },
  'form.change.approval': {
    zh: '开始需要审批；已有 {rows} 条记录视为未审批',
    ru: 'Документ начинает требовать согласования; имеющиеся записи ({rows}) считаются несогласованными',
    en: 'The form now requires approval; the {rows} existing records count as not approved',
  },
  'form.change.removed': {
    zh: '删除字段“{field}”：{rows} 条记录的值不再显示，但仍保存在数据库中，恢复字段后可见',
    ru: 'Поле «{field}» убирается: значения {rows} записей больше не видны, но хранятся и вернутся вместе с полем',
    en: 'Field “{field}” is removed: the values of {rows} records are no longer shown but kept, and are restored with the field',
  },
  'form.change.lines-removed': {
    zh: '删除子表“{field}”：{rows} 行不再显示，但仍保存在数据库中',
    ru: 'Таблица «{field}» убирается: строки ({rows}) больше не видны, но хранятся',
    en: 'The sub-table “{field}” is removed: its {rows} lines are no longer shown but kept',
  },
  'form.change.type': {
    zh: '字段“{field}”改为另一种类型：{rows} 条记录有值，其中 {lost} 条无法转换、将为空；原值另存于备用列',
    ru: 'Поле «{field}» меняет тип: из {rows} значений {lost} не преобразуются и станут пустыми; прежние значения сохраняются в запасном столбце',
    en: 'Field “{field}” changes its type: of {rows} values {lost} cannot be converted and become empty; the old values are kept in a separate column',
  },
  'form.change.kind': {
    zh: '字段“{field}”改为另一种输入；{rows} 条记录的值保留，下次修改时按新规则检查',
    ru: 'У поля «{field}» другой способ ввода; значения {rows} записей остаются и проверяются по новым правилам при следующем изменении',
    en: 'Field “{field}” is entered otherwise; the values of {rows} records stay and are checked by the new rules when next changed',
  },
  'form.change.digits': {
    zh: '字段“{field}”的小数位增加，{rows} 条记录的值不变',
    ru: 'У поля «{field}» больше знаков после запятой, значения {rows} записей не меняются',
    en: 'Field “{field}” gets more digits; the values of {rows} records stay the same',
  },
  'form.change.required': {
    zh: '字段“{field}”变为必填：{rows} 条记录目前为空，下次修改时须补填',
    ru: 'Поле «{field}» становится обязательным: в {rows} записях оно пусто, его заполнят при следующем изменении',
    en: 'Field “{field}” becomes required: {rows} records have no value and must be completed at the next change',
  },
  'form.change.shorter': {
    zh: '字段“{field}”的限制变严：{rows} 条记录的值超出新限制，保持原样，下次修改时须改正',
    ru: 'Ограничения поля «{field}» строже: значения {rows} записей им не отвечают, остаются как есть и исправляются при следующем изменении',
    en: 'Field “{field}” is limited more strictly: the values of {rows} records exceed it, remain unchanged and must be corrected at the next change',
  },
  'form.change.choices': {
    zh: '字段“{field}”的可选项减少：{rows} 条记录用到已去掉的选项，保持原样',
    ru: 'Вариантов у поля «{field}» меньше: {rows} записей используют убранные и остаются как есть',
    en: 'Field “{field}” has fewer choices: {rows} records use a removed choice and remain unchanged',
  },
  'form.change.unique': {
    zh: '字段“{field}”不允许重复；现有记录没有重复',
    ru: 'Значения поля «{field}» не должны повторяться; сейчас повторов нет',
    en: 'Values of “{field}” must not repeat; none do now',
  },
  'form.change.duplicates': {
    zh: '字段“{field}”不能设为不重复：{rows} 条记录的值重复，请先改正',
    ru: 'Поле «{field}» нельзя сделать уникальным: значения {rows} записей повторяются, сначала исправьте их',
    en: 'Values of “{field}” cannot be made unique: {rows} records have duplicates; correct them first',
  },
  'form.change.flow-uses': {
    zh: '审批中的流程（版本 {version}，{rows} 个）还在使用字段“{field}”，请等其结束或先迁移到新版本',
    ru: 'Идущие согласования (версия {version}, всего {rows}) используют поле «{field}»; дождитесь их завершения или переведите их на новую версию',
    en: 'Running approvals (version {version}, {rows} of them) still use field “{field}”; wait for them to end or move them to a new version',
  },
  'form.change.approval-open': {
    zh: '还有 {rows} 个审批没有结束，不能取消审批',
    ru: 'Идёт согласований: {rows}; отменить согласование формы нельзя',
    en: '{rows} approvals have not ended, so approval cannot be removed from the form',
  },
  'form.change.approval-removed': {
    zh: '不再需要审批；{rows} 条已有审批状态的记录保留其审批记录',
    ru: 'Согласование больше не требуется; у {rows} записей сохраняется история согласования',
    en: 'The form no longer requires approval; {rows} records keep their approval history',
  },
}
