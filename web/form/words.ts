import type { Words } from '../../core/values/language.ts'

/** What forms say. */
export const formWords = {
  check: { zh: '检查填写', ru: 'Проверить заполнение', en: 'Check the entries' },
  new: { zh: '新增{label}', ru: '{label}: создание', en: 'New: {label}' },
  save: { zh: '保存', ru: 'Сохранить', en: 'Save' },
  saveAndSubmit: { zh: '保存并提交', ru: 'Сохранить и отправить', en: 'Save and submit' },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },
  saved: { zh: '保存成功', ru: 'Сохранено', en: 'Saved' },
  submitted: { zh: '已提交审批', ru: 'Отправлено на согласование', en: 'Submitted for approval' },
  notSubmitted: {
    zh: '已保存，但未能提交：{reason}',
    ru: 'Сохранено, но не отправлено: {reason}',
    en: 'Saved, but not submitted: {reason}',
  },
  wrong: {
    zh: '有 {n} 处需要修改',
    ru: '{n, plural, one {Исправьте # поле} few {Исправьте # поля} many {Исправьте # полей} other {Исправьте # поля}}',
    en: '{n, plural, one {# field needs attention} other {# fields need attention}}',
  },
  outside: {
    zh: '本表单未显示的字段需要修改',
    ru: 'Ошибки в полях, которых нет в этой форме',
    en: 'Fields that this form does not show need attention',
  },
  outsideField: { zh: '{field}：{error}', ru: '{field}: {error}', en: '{field}: {error}' },
  restored: {
    zh: '已恢复您 {time} 未保存的内容',
    ru: 'Восстановлены несохранённые данные от {time}',
    en: 'Your unsaved input of {time} has been restored',
  },
  offered: {
    zh: '您在 {time} 有未保存的内容，但单据之后已被修改',
    ru: 'Есть несохранённые данные от {time}, но документ с тех пор изменился',
    en: 'There is unsaved input of {time}, but the document has changed since',
  },
  kept: {
    zh: '草稿已保留，下次打开时恢复',
    ru: 'Черновик сохранён и вернётся при следующем открытии',
    en: 'Your draft is kept and comes back when you open this again',
  },
  keptHere: {
    zh: '草稿已保留，点此继续填写',
    ru: 'Черновик сохранён. Нажмите, чтобы продолжить',
    en: 'Your draft is kept. Press here to go on with it',
  },
  restore: { zh: '恢复未保存的内容', ru: 'Восстановить', en: 'Restore it' },
  discard: { zh: '放弃', ru: 'Отбросить', en: 'Discard' },
  unsaved: { zh: '未保存', ru: 'Не сохранено', en: 'Unsaved' },
} satisfies Record<string, Words>
