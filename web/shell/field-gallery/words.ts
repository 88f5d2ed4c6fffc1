import type { Words } from '../../../core/values/language.ts'

/** What the gallery says besides the kinds' own names. */
export const galleryWords = {
  title: { zh: '控件展示', ru: 'Образцы полей', en: 'Field gallery' },
  note: {
    zh: '每种控件的填写、只读、单元格和查询形态；保存后由服务器按同样的规则检查',
    ru: 'Каждый вид поля в форме, для чтения, в ячейке и в поиске; при сохранении сервер проверяет по тем же правилам',
    en: 'Every kind of field in a form, read-only, in a cell and in a search; on saving the server checks by the same rules',
  },
  records: { zh: '查看记录', ru: 'Сохранённые записи', en: 'Saved records' },
  all: { zh: '全部', ru: 'Все', en: 'All' },
  groups: { zh: '控件分组', ru: 'Группы полей', en: 'Groups of fields' },
  others: { zh: '其他控件', ru: 'Другие', en: 'Other kinds' },
  optional: { zh: '选填', ru: 'Необязательное', en: 'Optional' },
  required: { zh: '必填', ru: 'Обязательное', en: 'Required' },
  readonly: { zh: '只读', ru: 'Только чтение', en: 'Read-only' },
  cell: { zh: '单元格', ru: 'Ячейка', en: 'Cell' },
  search: { zh: '查询', ru: 'Поиск', en: 'Search' },
  noSearch: { zh: '不参与查询', ru: 'В поиске не участвует', en: 'Not searched by' },
  saveOptional: { zh: '保存选填表单', ru: 'Сохранить необязательные', en: 'Save the optional form' },
  saveRequired: { zh: '保存必填表单', ru: 'Сохранить обязательные', en: 'Save the required form' },
  saved: { zh: '保存成功', ru: 'Сохранено', en: 'Saved' },
  wrong: {
    zh: '有 {n} 项未通过检查',
    ru: '{n, plural, one {# поле заполнено} few {# поля заполнено} many {# полей заполнено} other {# поля заполнено}} неверно',
    en: '{n, plural, one {# field needs} other {# fields need}} attention',
  },
  countdown: { zh: '倒计时按钮', ru: 'Кнопка с обратным отсчётом', en: 'Countdown button' },
  send: { zh: '发送', ru: 'Отправить', en: 'Send' },
} satisfies Record<string, Words>
