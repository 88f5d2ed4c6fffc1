import type { Words } from '../../core/values/language.ts'

/** What inputs say; messages about wrong values are the kinds' own. */
export const inputWords = {
  fill: { zh: '请输入', ru: 'Введите', en: 'Enter a value' },
  areaCode: {
    zh: '固定电话请加区号',
    ru: 'Городской номер — с кодом города',
    en: 'Give a landline with its area code',
  },
  choose: { zh: '请选择', ru: 'Выберите', en: 'Select' },
  chooseUpTo: { zh: '请选择（最多 {n} 项）', ru: 'Выберите (не больше {n})', en: 'Select (up to {n})' },
  upTo: {
    zh: '最多选择 {n} 项',
    ru: 'Не больше {n, plural, one {# значения} few {# значений} many {# значений} other {# значения}}',
    en: 'Up to {n, plural, one {# choice} other {# choices}}',
  },
  clamped: { zh: '{typed} 超出范围，已改为 {now}', ru: '{typed} заменено на {now}', en: '{typed} changed to {now}' },
  automatic: { zh: '保存后自动生成', ru: 'Присваивается при сохранении', en: 'Assigned on saving' },
  yes: { zh: '是', ru: 'Да', en: 'Yes' },
  no: { zh: '否', ru: 'Нет', en: 'No' },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },
  confirm: { zh: '确定', ru: 'ОК', en: 'OK' },
  clear: { zh: '清除', ru: 'Очистить', en: 'Clear' },
  retry: { zh: '重试', ru: 'Повторить', en: 'Try again' },
  loading: { zh: '加载中…', ru: 'Загрузка…', en: 'Loading…' },
  noData: { zh: '暂无数据', ru: 'Нет данных', en: 'No data' },
  previous: { zh: '上一页', ru: 'Предыдущая страница', en: 'Previous page' },
  next: { zh: '下一页', ru: 'Следующая страница', en: 'Next page' },
  perPage: { zh: '{n} 条/页', ru: 'по {n}', en: '{n} per page' },
  range: { zh: '第 {from}-{to} 条，共 {total} 条', ru: '{from}–{to} из {total}', en: '{from}–{to} of {total}' },
  index: { zh: '序号', ru: '№', en: 'No.' },
} satisfies Record<string, Words>

/** The calendar (WID-10). */
export const calendarWords = {
  one: { zh: '选择日期', ru: 'Выбор даты', en: 'Choose a day' },
  several: { zh: '选择多个日期', ru: 'Выбор нескольких дат', en: 'Choose days' },
  range: { zh: '选择日期区间', ru: 'Выбор периода', en: 'Choose a period' },
  days: { zh: '日历', ru: 'Календарь', en: 'Calendar' },
  weekdays: { zh: '一 二 三 四 五 六 日', ru: 'Пн Вт Ср Чт Пт Сб Вс', en: 'Mo Tu We Th Fr Sa Su' },
  previousYear: { zh: '上一年', ru: 'Предыдущий год', en: 'Previous year' },
  previousMonth: { zh: '上个月', ru: 'Предыдущий месяц', en: 'Previous month' },
  nextMonth: { zh: '下个月', ru: 'Следующий месяц', en: 'Next month' },
  nextYear: { zh: '下一年', ru: 'Следующий год', en: 'Next year' },
  year: { zh: '年份', ru: 'Год', en: 'Year' },
  yearOf: { zh: '{year}年', ru: '{year}', en: '{year}' },
  month: { zh: '月份', ru: 'Месяц', en: 'Month' },
  today: { zh: '今天', ru: 'Сегодня', en: 'Today' },
  off: { zh: '休', ru: 'В', en: 'Off' },
  work: { zh: '班', ru: 'Р', en: 'On' },
  dayOff: { zh: '休息', ru: 'выходной', en: 'day off' },
  workDay: { zh: '调休上班', ru: 'рабочий день', en: 'working day' },
  count: {
    zh: '已选 {n} 天',
    ru: 'Выбрано: {n, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    en: '{n, plural, one {# day} other {# days}} chosen',
  },
  secondEnd: { zh: '请选择另一端日期', ru: 'Выберите второй день периода', en: 'Choose the other end' },
} satisfies Record<string, Words>

/** The person picker (WID-09). */
export const peopleWords = {
  title: { zh: '选择人员', ru: 'Выбор сотрудников', en: 'Select people' },
  open: { zh: '选择人员', ru: 'Выбрать', en: 'Select people' },
  roles: { zh: '角色', ru: 'Роли', en: 'Roles' },
  everyone: { zh: '全部人员', ru: 'Все сотрудники', en: 'Everyone' },
  find: { zh: '姓名、拼音或电话', ru: 'ФИО, пиньинь или телефон', en: 'Name, pinyin or phone' },
  name: { zh: '姓名', ru: 'ФИО', en: 'Name' },
  phone: { zh: '电话', ru: 'Телефон', en: 'Phone' },
  department: { zh: '部门', ru: 'Подразделение', en: 'Department' },
  add: { zh: '选择 >', ru: 'Выбрать >', en: 'Select >' },
  drop: { zh: '< 取消', ru: '< Убрать', en: '< Remove' },
  chosen: { zh: '已选人员（{n}）', ru: 'Выбрано: {n}', en: 'Chosen ({n})' },
  dropAll: { zh: '全部取消', ru: 'Убрать всех', en: 'Remove all' },
  locked: { zh: '{name}不可添加！', ru: 'Сотрудника {name} добавить нельзя.', en: '{name} cannot be added.' },
  keep: { zh: '{name}不可移除！', ru: 'Сотрудника {name} убрать нельзя.', en: '{name} cannot be removed.' },
  none: { zh: '尚未选择人员', ru: 'Никто не выбран', en: 'Nobody chosen yet' },
} satisfies Record<string, Words>

/** A sub-table where it is only read. */
export const linesWords = {
  count: {
    zh: '{n} 行',
    ru: '{n, plural, one {# строка} few {# строки} many {# строк} other {# строки}}',
    en: '{n, plural, one {# row} other {# rows}}',
  },
} satisfies Record<string, Words>

/** The reference picker. */
export const referenceWords = {
  find: { zh: '输入编号或名称搜索', ru: 'Номер или название', en: 'Number or name' },
  list: { zh: '从列表中选择', ru: 'Выбрать из списка', en: 'Choose from the list' },
  title: { zh: '选择{label}', ru: 'Выбор: {label}', en: 'Select: {label}' },
  open: { zh: '打开', ru: 'Открыть', en: 'Open' },
} satisfies Record<string, Words>
