import type { Words } from '../values/language.ts'
import type { FormProblemCode } from './problem.ts'

/** What a form's designer reads about each problem. */
export const formProblemWords: Readonly<Record<FormProblemCode, Words>> = {
  'form.problem.shape': {
    zh: '“{part}”的结构不正确',
    ru: '«{part}»: неверная структура',
    en: '“{part}” does not have the shape it needs',
  },
  'form.problem.part': {
    zh: '业务表单不支持“{part}”',
    ru: 'В бизнес-форме нельзя использовать «{part}»',
    en: 'A business form cannot have “{part}”',
  },
  'form.problem.size': {
    zh: '“{part}”最多 {most} 项',
    ru: '«{part}»: не более {most}',
    en: '“{part}” may have {most} entries at most',
  },
  'form.problem.name': {
    zh: '标识“{name}”须以小写英文字母开头，只含英文字母和数字，最长 {most} 个字符',
    ru: 'Имя «{name}» начинается со строчной латинской буквы и состоит из букв и цифр, не длиннее {most} знаков',
    en: 'The name “{name}” starts with a lower-case letter and has only letters and digits, {most} at most',
  },
  'form.problem.reserved': {
    zh: '“{name}”是系统保留名称，请换一个标识',
    ru: 'Имя «{name}» занято системой, выберите другое',
    en: '“{name}” is a name of the system’s own; choose another',
  },
  'form.problem.taken': {
    zh: '标识“{name}”重复',
    ru: 'Имя «{name}» уже используется',
    en: 'The name “{name}” is used twice',
  },
  'form.problem.code': {
    zh: '权限编码只能由 2-30 个小写字母和数字组成，并以字母开头',
    ru: 'Код прав: от 2 до 30 строчных латинских букв и цифр, первая — буква',
    en: 'A permission code has 2 to 30 lower-case letters and digits and starts with a letter',
  },
  'form.problem.code-taken': {
    zh: '权限编码“{code}”已被其他单据使用',
    ru: 'Код прав «{code}» уже занят другим документом',
    en: 'The permission code “{code}” belongs to another document',
  },
  'form.problem.empty': { zh: '表单还没有字段', ru: 'В форме нет ни одного поля', en: 'The form has no fields yet' },
  'form.problem.kind': {
    zh: '字段类型“{kind}”不存在',
    ru: 'Неизвестный тип поля «{kind}»',
    en: 'There is no kind of field called “{kind}”',
  },
  'form.problem.option': {
    zh: '字段“{name}”的选项“{option}”不正确',
    ru: 'Поле «{name}»: неверный параметр «{option}»',
    en: 'Field “{name}”: the option “{option}” is not right',
  },
  'form.problem.option-missing': {
    zh: '字段“{name}”缺少选项“{option}”',
    ru: 'Поле «{name}»: не задан параметр «{option}»',
    en: 'Field “{name}” lacks the option “{option}”',
  },
  'form.problem.nested': {
    zh: '子表中不能再放子表或自动编号',
    ru: 'Внутри таблицы не может быть другой таблицы или автоматического номера',
    en: 'A sub-table cannot hold another sub-table or an automatic number',
  },
  'form.problem.expression': {
    zh: '字段“{name}”的公式或条件无法执行：{problem}',
    ru: 'Поле «{name}»: формула или условие не выполняется: {problem}',
    en: 'Field “{name}”: the formula or condition does not work: {problem}',
  },
  'form.problem.costly': {
    zh: '字段“{name}”的公式或条件计算量过大，请简化（避免在明细中逐行再遍历明细）',
    ru: 'Поле «{name}»: формулу или условие слишком долго вычислять, упростите (без перебора строк внутри перебора строк)',
    en: 'Field “{name}”: the formula or condition takes too long to calculate; simplify it (no table within a table)',
  },
  'form.problem.clause': {
    zh: '“{name}”的条件没有填完：请选择或填写比较的值',
    ru: '«{name}»: условие не закончено, укажите значение для сравнения',
    en: '“{name}”: a condition is not finished; give the value to compare with',
  },
  'form.problem.clause-value': {
    zh: '“{name}”的条件中，“{value}”不是可选值，请重新选择',
    ru: '«{name}»: в условии указано «{value}», такого значения нет, выберите из списка',
    en: '“{name}”: a condition compares with “{value}”, which cannot be chosen; choose again',
  },
  'form.problem.gone': {
    zh: '引用的字段“{name}”不存在',
    ru: 'Поля «{name}», на которое дана ссылка, не существует',
    en: 'It names the field “{name}”, which does not exist',
  },
  'form.problem.dictionary': {
    zh: '字段“{name}”的字典“{group}”不存在',
    ru: 'Поле «{name}»: справочника «{group}» не существует',
    en: 'Field “{name}”: there is no dictionary “{group}”',
  },
  'form.problem.document': {
    zh: '字段“{name}”关联的单据“{document}”不存在',
    ru: 'Поле «{name}»: документа «{document}» не существует',
    en: 'Field “{name}”: there is no document “{document}”',
  },
  'form.problem.label': {
    zh: '“{name}”缺少{lang}名称',
    ru: '«{name}»: нет названия ({lang})',
    en: '“{name}” has no name in {lang}',
  },
  'form.problem.title': {
    zh: '请选择一个文本、编号或人员字段作为标题',
    ru: 'Выберите заголовком текстовое поле, номер или сотрудника',
    en: 'Choose a text, number or person field as the title',
  },
  'form.problem.group': {
    zh: '打印版面的分组“{name}”不存在',
    ru: 'Группы «{name}» для печати не существует',
    en: 'Printing names the group “{name}”, which does not exist',
  },
  'form.problem.number': {
    zh: '编号规则不正确，例如 QJ-{pattern}',
    ru: 'Неверное правило нумерации, пример: QJ-{pattern}',
    en: 'The numbering pattern is not right; an example: QJ-{pattern}',
  },
  'form.problem.number-field': {
    zh: '编号字段须为“自动编号”类型',
    ru: 'Поле номера должно иметь тип «Автоматический номер»',
    en: 'The field of the number must be an automatic number',
  },
  'form.problem.search': {
    zh: '列表不能按“{name}”查询或排序',
    ru: 'По полю «{name}» нельзя искать или сортировать',
    en: 'A list cannot be searched or sorted by “{name}”',
  },
  'form.problem.total': {
    zh: '“{name}”不是数值，不能合计',
    ru: '«{name}» — не число, итог невозможен',
    en: '“{name}” is not a number and cannot be totalled',
  },
  'form.problem.process-taken': {
    zh: '流程“{process}”已被其他单据使用',
    ru: 'Процесс «{process}» уже занят другим документом',
    en: 'The process “{process}” belongs to another document',
  },
  'form.problem.category': {
    zh: '流程分类“{category}”不存在',
    ru: 'Категории процессов «{category}» не существует',
    en: 'There is no category of processes “{category}”',
  },
  'form.problem.flow': {
    zh: '流程节点“{node}”：{problem}',
    ru: 'Этап процесса «{node}»: {problem}',
    en: 'Process step “{node}”: {problem}',
  },
  'form.problem.flow-form': {
    zh: '流程节点“{node}”使用了表单没有提供的内容：{problem}',
    ru: 'Этап процесса «{node}» обращается к тому, чего нет в форме: {problem}',
    en: 'Process step “{node}” uses what the form does not give: {problem}',
  },
  'form.problem.folder': {
    zh: '菜单目录“{folder}”不存在',
    ru: 'Раздела меню «{folder}» не существует',
    en: 'There is no menu folder “{folder}”',
  },
  'form.problem.role': { zh: '角色“{role}”不存在', ru: 'Роли «{role}» не существует', en: 'There is no role “{role}”' },
  'form.problem.verb': {
    zh: '表单没有权限“{verb}”',
    ru: 'У формы нет права «{verb}»',
    en: 'The form has no permission “{verb}”',
  },
  'form.problem.renamed': {
    zh: '不能把“{from}”改名为“{name}”：原字段不存在或仍在使用',
    ru: 'Нельзя переименовать «{from}» в «{name}»: прежнего поля нет или оно ещё используется',
    en: '“{from}” cannot become “{name}”: the old field does not exist or is still used',
  },
  'form.problem.fixed': {
    zh: '发布后不能再改，仍须为“{before}”',
    ru: 'После публикации не меняется, остаётся «{before}»',
    en: 'It cannot be changed after publishing: “{before}”',
  },
  'form.problem.index': {
    zh: '字段“{name}”不能设为唯一或索引',
    ru: 'Поле «{name}» не может быть уникальным или индексируемым',
    en: 'Field “{name}” can be neither unique nor indexed',
  },
}
