import type { Words } from '../../core/values/language.ts'

/** What the store refuses with. */
export const storeWords = {
  'record.changed': {
    zh: '数据已被他人修改，请刷新',
    ru: 'Данные уже изменил другой пользователь. Обновите страницу',
    en: 'Somebody else has changed this record. Please refresh',
  },
  'record.no-version': {
    zh: '请求未带版本号（ver）：请先读取该数据，并把读到的 ver 一并提交',
    ru: 'В запросе нет версии записи (ver): прочитайте запись и передайте её ver вместе с изменениями',
    en: 'The request does not say which version of the record it changes (ver): read the record and send its ver along',
  },
  'record.invalid': {
    zh: '有 {count} 处填写有误，请检查',
    ru: '{count, plural, one {Исправьте # поле} few {Исправьте # поля} many {Исправьте # полей} other {Исправьте # поля}}',
    en: '{count, plural, one {# field needs correcting} other {# fields need correcting}}',
  },
  'record.duplicate': {
    zh: '{label}已存在',
    ru: 'Такое значение поля «{label}» уже есть',
    en: 'This {label} already exists',
  },
  'record.wrong-state': {
    zh: '当前状态【{state}】不允许【{verb}】',
    ru: 'Действие «{verb}» недоступно в состоянии «{state}»',
    en: '“{verb}” is not possible while the state is “{state}”',
  },
  'record.not-editable': {
    zh: '当前状态【{state}】不允许修改',
    ru: 'В состоянии «{state}» изменить запись нельзя',
    en: 'The record cannot be changed while the state is “{state}”',
  },
  'record.not-possible': {
    zh: '当前不满足“{verb}”的条件',
    ru: 'Условия для действия «{verb}» не выполнены',
    en: 'The conditions for “{verb}” are not met',
  },
  'derivation.not-possible': {
    zh: '{document}【{number}】当前为“{state}”，不能“{act}”，请重新选择',
    ru: '{document} «{number}» в состоянии «{state}»: действие «{act}» недоступно, выберите другую запись',
    en: '{document} {number} is “{state}”, which does not allow “{act}”: choose another',
  },
  'derivation.differs': {
    zh: '与{document}【{number}】不一致，请改成一致',
    ru: 'Не совпадает с записью «{document} {number}»: укажите то же, что в ней',
    en: 'Differs from {document} {number}: enter the same as there',
  },
  'derivation.cannot-join': {
    zh: '{document}【{number}】的“{field}”与本单不同，不能合并，请移除该行或单独生成',
    ru: '{document} «{number}»: поле «{field}» не такое, как в этом документе. Объединить нельзя: уберите строку или создайте отдельный документ',
    en: '{document} {number} differs from this document in “{field}” and cannot join it: remove the line or make one of its own',
  },
  'derivation.total': {
    zh: '应等于各来源明细之和 {total}',
    ru: 'Должно равняться сумме строк: {total}',
    en: 'Must come to the sum of the lines, {total}',
  },
  'derivation.none-left': {
    zh: '已无剩余',
    ru: 'Остатка нет',
    en: 'Nothing is left',
  },
  'derivation.wrong-state': {
    zh: '当前为“{state}”，不能“{act}”',
    ru: 'В состоянии «{state}» действие «{act}» недоступно',
    en: 'It is “{state}”, which does not allow “{act}”',
  },
  'derivation.differs-in': {
    zh: '“{field}”与{number}不同',
    ru: 'Поле «{field}» не такое, как в {number}',
    en: '“{field}” differs from {number}',
  },
  'derivation.over': {
    zh: '{document}【{number}】共 {total}，已占用 {taken}，剩余可用 {left}；本次 {amount} 超出，请减少',
    ru: '{document} «{number}»: всего {total}, занято {taken}, остаётся {left}, а указано {amount}. Уменьшите значение',
    en: 'Of the {total} of {document} {number}, {taken} is taken, so {left} is left and this is {amount}: enter less',
  },
  'tree.cycle': {
    zh: '上级不能是该数据自身或其下级，请重新选择',
    ru: 'Запись не может стоять ниже себя самой: выберите другую вышестоящую',
    en: 'A record cannot stand below itself: choose another parent',
  },
  'gantt.loop': {
    zh: '前置任务形成循环：{names}',
    ru: 'Предшественники замыкаются в круг: {names}',
    en: 'These wait for each other in a circle: {names}',
  },
  'tree.deep': {
    zh: '层级最多 {most} 层，请选择更靠上的上级',
    ru: 'Уровней может быть не больше {most}: выберите вышестоящую запись ближе к началу',
    en: 'There may be {most} levels at most: choose a parent nearer to the top',
  },
  'tree.children': {
    zh: '请先移走或删除其下级：{names}{more, plural, =0 {} other {（另有 # 项）}}',
    ru: 'Сначала перенесите или удалите то, что ниже: {names}{more, plural, =0 {} other { (и ещё #)}}',
    en: 'First move or delete what stands below it: {names}{more, plural, =0 {} other { (and # more)}}',
  },
  'record.append-only': {
    zh: '该数据只能新增，不能修改或删除',
    ru: 'Эти записи можно только добавлять: изменить или удалить их нельзя',
    en: 'These records can only be added, never changed or deleted',
  },
  'reveal.reason': {
    zh: '请填写查看原因（4-200 个字符）',
    ru: 'Укажите причину (от 4 до 200 символов)',
    en: 'Give the reason, 4 to 200 characters',
  },
  'choice.unit': {
    zh: '请选择您权限范围内的单位',
    ru: 'Выберите организацию, доступную вам',
    en: 'Choose a unit within your data scope',
  },
  'choice.person': {
    zh: '请选择{label}允许选择的人员',
    ru: 'Поле «{label}»: этого сотрудника выбрать нельзя, выберите другого',
    en: 'This person may not be chosen for {label}, please choose another',
  },
  'choice.department': {
    zh: '请选择您权限范围内的部门',
    ru: 'Выберите подразделение, доступное вам',
    en: 'Choose a department within your data scope',
  },
  'calculator.disagrees': {
    zh: '{label}与服务器的计算结果不一致，请刷新后重新计算',
    ru: '«{label}»: расчёт на сервере дал другое. Обновите страницу и посчитайте заново',
    en: '{label} is not what the server comes to. Refresh the page and calculate again',
  },
  'lines.foreign': {
    zh: '明细行不属于本单据，请刷新后重试',
    ru: 'Строка не относится к этому документу. Обновите страницу',
    en: 'A line does not belong to this record. Please refresh',
  },
  'request.unknown-filter': {
    zh: '不能按“{name}”筛选',
    ru: 'Нельзя отобрать по полю «{name}»',
    en: 'Cannot filter by “{name}”',
  },
  'request.wrong-filter': {
    zh: '筛选条件“{name}”有误',
    ru: 'Неверное условие отбора «{name}»',
    en: 'The filter “{name}” is wrong',
  },
  'request.unknown-sort': {
    zh: '不能按“{name}”排序',
    ru: 'Нельзя сортировать по полю «{name}»',
    en: 'Cannot sort by “{name}”',
  },
  'request.unknown-group': {
    zh: '不能按“{name}”分组',
    ru: 'Нельзя сгруппировать по полю «{name}»',
    en: 'Cannot group by “{name}”',
  },
  'request.wrong-cursor': {
    zh: '列表已变化，请重新查询',
    ru: 'Список изменился. Запросите его заново',
    en: 'The list has changed. Please search again',
  },
  'request.unknown-list': { zh: '没有列表“{name}”', ru: 'Списка «{name}» нет', en: 'There is no list “{name}”' },
  'request.wrong-page': {
    zh: '页码或每页条数有误（最多 {most}）',
    ru: 'Неверный номер или размер страницы (не больше {most})',
    en: 'The page number or size is wrong (at most {most})',
  },
  'request.too-many': { zh: '一次最多 {most} 条', ru: 'За один раз не больше {most}', en: 'At most {most} at a time' },
  'request.unknown-column': { zh: '没有列“{name}”', ru: 'Столбца «{name}» нет', en: 'There is no column “{name}”' },
  'export.too-many': {
    zh: '一次最多导出 {most} 行，请缩小查询范围',
    ru: 'За один раз выгружается не больше {most} строк. Уточните отбор',
    en: 'At most {most} rows can be exported at once. Narrow the search',
  },
  'request.key-reused': {
    zh: '请求标识已用于其他内容',
    ru: 'Этот ключ запроса уже использован для других данных',
    en: 'This request key has already been used for something else',
  },
  'request.wrong-key': { zh: '请求标识有误', ru: 'Неверный ключ запроса', en: 'The request key is wrong' },
} satisfies Record<string, Words>
