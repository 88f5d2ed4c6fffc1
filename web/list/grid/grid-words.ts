import type { Words } from '../../../core/values/language.ts'

/** What the grid says: choosing rows, editing in place, pasting, the record at the side. */
export const gridWords = {
  choose: { zh: '选择第 {n} 行', ru: 'Выбрать строку {n}', en: 'Select row {n}' },
  chooseAll: { zh: '全选符合条件的数据', ru: 'Выбрать все найденные записи', en: 'Select all matching rows' },
  chosen: { zh: '已选 {n} 条', ru: 'Выбрано: {n}', en: '{n} selected' },
  chooseEverything: { zh: '选择全部 {n} 条', ru: 'Выбрать все ({n})', en: 'Select all {n}' },
  clear: { zh: '取消选择', ru: 'Снять выбор', en: 'Clear selection' },
  tooMany: {
    zh: '一次最多处理 {n} 条，请缩小查询范围。',
    ru: 'За один раз обрабатывается не больше {n} записей. Сузьте условия поиска.',
    en: 'At most {n} rows at a time. Narrow the search.',
  },
  bulkAsk: {
    zh: '对已选的 {n} 条执行“{action}”？',
    ru: '{action}: {n, plural, one {# запись} few {# записи} many {# записей} other {# записи}}?',
    en: '{action}: {n, plural, one {# row} other {# rows}}?',
  },
  bulkNote: {
    zh: '逐条检查：不能执行的会跳过，并说明原因；已执行的不受影响。',
    ru: 'Каждая запись проверяется отдельно: неподходящие будут пропущены с указанием причины, остальные обработаются.',
    en: 'Each row is checked on its own: those that cannot be done are skipped and the reason is given.',
  },
  bulkDone: { zh: '成功 {n} 条', ru: 'Выполнено: {n}', en: '{n} done' },
  bulkRefused: { zh: '未执行 {n} 条', ru: 'Не выполнено: {n}', en: '{n} not done' },
  bulkStopped: {
    zh: '已停止，剩余 {n} 条未处理',
    ru: 'Остановлено, не обработано: {n}',
    en: 'Stopped; {n} left untouched',
  },
  bulkKeep: { zh: '只保留未成功的', ru: 'Оставить только невыполненные', en: 'Keep only those not done' },
  bulkReason: { zh: '原因', ru: 'Причина', en: 'Reason' },
  bulkTotal: { zh: '合计 {total}', ru: 'Итого {total}', en: 'Total {total}' },
  bulkMore: {
    zh: '仅列出前 {shown} 条，合计为全部 {n} 条',
    ru: 'Показаны первые {shown}; итог — по всем {n}',
    en: 'The first {shown} are listed; the total is of all {n}',
  },
  bulkRow: { zh: '单据', ru: 'Запись', en: 'Row' },
  stop: { zh: '停止', ru: 'Остановить', en: 'Stop' },
  close: { zh: '关闭', ru: 'Закрыть', en: 'Close' },
  peek: { zh: '快速查看第 {n} 行（P）', ru: 'Просмотр строки {n} (P)', en: 'Quick view of row {n} (P)' },
  openWhole: { zh: '打开完整页面', ru: 'Открыть полностью', en: 'Open full page' },
  gone: {
    zh: '该记录已不存在或无权查看',
    ru: 'Записи больше нет, или она вам недоступна',
    en: 'This record has been deleted or you may not view it',
  },
  edits: {
    zh: '已修改 {n} 行，尚未保存',
    ru: 'Не сохранено: {n, plural, one {# строка} few {# строки} many {# строк} other {# строки}}',
    en: '{n, plural, one {# row} other {# rows}} changed, not saved',
  },
  wrong: { zh: '{n} 处错误', ru: 'Ошибок: {n}', en: '{n, plural, one {# error} other {# errors}}' },
  nextWrong: { zh: '下一处错误（F8）', ru: 'Следующая ошибка (F8)', en: 'Next error (F8)' },
  saveAll: { zh: '全部保存', ru: 'Сохранить всё', en: 'Save all' },
  undo: { zh: '撤销（Ctrl+Z）', ru: 'Отменить (Ctrl+Z)', en: 'Undo (Ctrl+Z)' },
  discard: { zh: '放弃修改', ru: 'Отказаться от изменений', en: 'Discard changes' },
  discardAsk: {
    zh: '放弃 {n} 行尚未保存的修改？',
    ru: 'Отказаться от изменений: {n, plural, one {# строка} few {# строки} many {# строк} other {# строки}}?',
    en: 'Discard the changes of {n, plural, one {# row} other {# rows}}?',
  },
  savedRows: {
    zh: '已保存 {n} 行',
    ru: 'Сохранено: {n, plural, one {# строка} few {# строки} many {# строк} other {# строки}}',
    en: '{n, plural, one {# row} other {# rows}} saved',
  },
  leftRows: {
    zh: '{n} 行未保存，请修改标红的单元格',
    ru: 'Не сохранено строк: {n}. Исправьте выделенные ячейки.',
    en: '{n, plural, one {# row was} other {# rows were}} not saved: correct the marked cells',
  },
  edited: { zh: '已修改', ru: 'Изменено', en: 'Changed' },
  copied: {
    zh: '已复制 {n} 个单元格',
    ru: 'Скопировано ячеек: {n}',
    en: '{n, plural, one {# cell} other {# cells}} copied',
  },
  pasted: {
    zh: '已粘贴 {n} 个单元格',
    ru: 'Вставлено ячеек: {n}',
    en: '{n, plural, one {# cell} other {# cells}} pasted',
  },
  skipped: {
    zh: '已粘贴 {n} 个单元格，{skipped} 个不可修改或超出列表，已跳过',
    ru: 'Вставлено ячеек: {n}. Пропущено (нельзя изменить или нет такой строки): {skipped}',
    en: '{n} cells pasted; {skipped} skipped: not editable or beyond the list',
  },
  readOnly: { zh: '此处不可修改', ru: 'Эту ячейку нельзя изменить', en: 'This cell cannot be changed' },
  notDerivable: {
    zh: '{n} 条当前不能生成，已略过',
    ru: '{n, plural, one {Из # записи} few {Из # записей} many {Из # записей} other {Из # записи}} сейчас ничего создать нельзя',
    en: '{n, plural, one {# row allows} other {# rows allow}} nothing to be made now and {n, plural, one {is} other {are}} left out',
  },
  tooManyCells: {
    zh: '一次最多处理 {n} 个单元格',
    ru: 'За один раз — не больше {n} ячеек',
    en: 'At most {n} cells at a time',
  },
  headHint: {
    zh: '点击排序，按住 Shift 可多列排序；拖动可调整顺序。键盘：Alt+←/→ 移动列，Shift+←/→ 调整列宽',
    ru: 'Нажмите для сортировки, с Shift — по нескольким столбцам; перетащите, чтобы переставить. Клавиатура: Alt+←/→ — переставить, Shift+←/→ — ширина',
    en: 'Click to sort, with Shift by several columns; drag to move. Keyboard: Alt+←/→ moves, Shift+←/→ resizes',
  },
  moveHint: {
    zh: '拖动可调整顺序。键盘：Alt+←/→ 移动列，Shift+←/→ 调整列宽',
    ru: 'Перетащите, чтобы переставить. Клавиатура: Alt+←/→ — переставить, Shift+←/→ — ширина',
    en: 'Drag to move. Keyboard: Alt+←/→ moves, Shift+←/→ resizes',
  },
  partFailed: { zh: '部分数据加载失败', ru: 'Часть данных не загрузилась', en: 'Some rows could not be loaded' },
  rowActions: { zh: '操作：{name}', ru: 'Действия: {name}', en: 'Actions: {name}' },
} satisfies Record<string, Words>
