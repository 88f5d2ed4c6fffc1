/** What the engine refuses, in the words of its reader. */
export const baseRefusals = {
  'config.number': {
    zh: '请填写数字，例如 12 或 0.5',
    ru: 'Введите число, например 12 или 0.5',
    en: 'Give a number, such as 12 or 0.5',
  },
  'config.bool': { zh: '请填写 1（是）或 0（否）', ru: 'Введите 1 (да) или 0 (нет)', en: 'Give 1 (yes) or 0 (no)' },
  'config.json': {
    zh: '不是有效的 JSON，请检查括号和引号',
    ru: 'Это не JSON. Проверьте скобки и кавычки',
    en: 'Not valid JSON; check brackets and quotes',
  },
  'userEntry.share': {
    zh: '没有设置单位共用的权限，请关闭“本单位共用”',
    ru: 'Нет права открывать запись всей организации. Выключите «Для всей организации»',
    en: 'You may not share with the whole unit; switch sharing off',
  },
  'code.shape': {
    zh: '代码格式与代码表的标准不符',
    ru: 'Код не соответствует стандарту этого справочника',
    en: 'The code does not match the format of this code table',
  },
  'dictionary.groupCode': {
    zh: '分组编码以字母开头，只含字母、数字和下划线',
    ru: 'Код группы начинается с латинской буквы и содержит только буквы, цифры и подчёркивание',
    en: 'A group’s code begins with a letter and has only letters, digits and underscores',
  },
  'dictionary.systemState': {
    zh: '“{name}”是单据状态，由系统流转，不能停用；可以修改名称和颜色',
    ru: '«{name}» — статус документа, им управляет система: его нельзя отключить, можно изменить название и цвет',
    en: '“{name}” is a status that the system sets: it cannot be switched off; its name and colour may be changed',
  },
  'dictionary.systemStates': {
    zh: '该分组是单据状态，由系统流转，不能新增',
    ru: 'Это статусы документов, ими управляет система: новые не добавляются',
    en: 'These are statuses that the system sets: none can be added',
  },
  'alert.unknownRule': {
    zh: '没有这个指标的预警规则',
    ru: 'Для такого показателя нет правила',
    en: 'No rule measures this',
  },
  'alert.unknownDocument': {
    zh: '请选择系统中的单据',
    ru: 'Выберите документ, который есть в системе',
    en: 'Choose a document that exists',
  },
  'alert.hidden': {
    zh: '您无权查看这些记录，无法试算；保存后规则照常运行，只有有权查看的接收人会收到预警',
    ru: 'Вы не видите этих записей, поэтому подсчёт недоступен. Правило будет работать: предупреждения получат те, кому записи доступны',
    en: 'You may not see these records, so nothing is counted. The rule works once saved: receivers who may see the records are notified',
  },
  'alert.expression': {
    zh: '表达式有误：{problem}',
    ru: 'Ошибка в выражении: {problem}',
    en: 'The expression is wrong: {problem}',
  },
  'alert.costly': {
    zh: '预警规则计算量过大：请简化条件，或缩小所查看的单据范围',
    ru: 'Правило требует слишком долгих вычислений: упростите условие или сузьте круг документов',
    en: 'The rule takes too long to calculate: simplify its condition or narrow the documents it checks',
  },
  'alert.bands': {
    zh: '界限须按黄、橙、红依次加重',
    ru: 'Границы должны ужесточаться: жёлтая, оранжевая, красная',
    en: 'Each bound must be worse than the one before: yellow, orange, red',
  },
  'setting.unknown': { zh: '没有这个参数', ru: 'Такого параметра нет', en: 'There is no such setting' },
  'setting.fixed': {
    zh: '该参数由服务器的环境变量固定，不能在此修改',
    ru: 'Этот параметр задан окружением сервера, здесь его не изменить',
    en: 'The server’s environment fixes this setting; it cannot be changed here',
  },
  'setting.addresses': {
    zh: '第 {line} 行不正确：请填写角色编码和地址或网段，例如 systemAdmin 10.0.0.0/8',
    ru: 'Строка {line}: нужны код роли и адреса или сети, например systemAdmin 10.0.0.0/8',
    en: 'Line {line}: give a role code, then addresses or networks, such as systemAdmin 10.0.0.0/8',
  },
  'setting.ownAddress': {
    zh: '您当前的地址 {address} 不在允许范围内，保存后您将无法登录',
    ru: 'Ваш адрес {address} не входит в разрешённые: после сохранения вы не сможете войти',
    en: 'Your address {address} is not in the allowed range: after saving you could not sign in',
  },
  'setting.role': {
    zh: '没有编码为“{role}”的角色',
    ru: 'Роли с кодом «{role}» нет',
    en: 'There is no role with the code “{role}”',
  },
  'setting.pattern': {
    zh: '编号规则不正确：须恰有一段 {sequence}，并含 {period}',
    ru: 'Шаблон неверен: нужна ровно одна часть {sequence} и {period}',
    en: 'The pattern is wrong: it needs exactly one {sequence} and {period}',
  },
  'setting.past': {
    zh: '生效时间须晚于现在；立即生效请留空',
    ru: 'Время должно быть в будущем. Чтобы применить сразу, оставьте поле пустым',
    en: 'Choose a time in the future; leave empty to apply at once',
  },
  'setting.secretAgain': {
    zh: '请重新输入密文：标记不能用于其他参数',
    ru: 'Введите секрет заново: метка одного параметра не годится для другого',
    en: 'Enter the secret again: the placeholder of one setting cannot be used in another',
  },
  'dictionary.systemCode': {
    zh: '系统内置的字典项不能修改编码，可以改名、换颜色、调整顺序或停用',
    ru: 'У системного значения нельзя менять код. Его можно переименовать, перекрасить, переместить или отключить',
    en: 'The code of a built-in entry stays; rename it, colour it, move it or switch it off instead',
  },
  'dictionary.systemDelete': {
    zh: '“{name}”为系统内置，不能删除；不再使用时请停用',
    ru: '«{name}» — системное значение, его нельзя удалить. Отключите его, если оно больше не нужно',
    en: '“{name}” is built in and cannot be deleted; switch it off when it is no longer needed',
  },
  'dictionary.orderStale': {
    zh: '字典项已被他人调整，请刷新后再排序',
    ru: 'Список уже изменён другим пользователем. Обновите страницу и упорядочьте заново',
    en: 'Somebody has changed these entries; reload and order them again',
  },
  'department.mergeSelf': {
    zh: '不能并入自己或自己的下级',
    ru: 'Нельзя присоединить к самому себе или к нижестоящему',
    en: 'Cannot be merged into itself or a subordinate',
  },
  'department.mergeInto': {
    zh: '请选择一个启用的部门',
    ru: 'Выберите действующее подразделение',
    en: 'Choose a department that is in use',
  },
  'department.mergeUnit': {
    zh: '只有启用的部门可以合并或拆分',
    ru: 'Объединять и делить можно только действующие подразделения',
    en: 'Only a department that is in use is merged or split',
  },
  'department.splitPeople': {
    zh: '请只选择本部门的人员',
    ru: 'Выберите только сотрудников этого подразделения',
    en: 'Choose people of this department only',
  },
  'structure.day': {
    zh: '请选择今天或以前的日期',
    ru: 'Выберите сегодняшний или прошедший день',
    en: 'Choose today or a day before it',
  },
  'department.theme': {
    zh: '颜色太浅，白字看不清，请选择更深的颜色',
    ru: 'Цвет слишком светлый: белый текст на нём не читается. Выберите темнее',
    en: 'The colour is too light for white text on it: choose a darker one',
  },
  'department.cycle': {
    zh: '不能移动到自己的下级',
    ru: 'Нельзя переместить подразделение внутрь самого себя',
    en: 'A department cannot be moved under itself',
  },
  'department.unitUnderDepartment': {
    zh: '单位不能设在部门之下',
    ru: 'Организация не может входить в подразделение',
    en: 'A unit cannot belong to a department',
  },
  'department.inUse': {
    zh: '仍有 {count} 名启用人员，不能停用或删除；请先调整这些人员',
    ru: 'Здесь ещё числятся действующие сотрудники: {count}. Отключить или удалить нельзя — сначала переведите их',
    en: '{count} active people still belong here: move them before disabling or deleting it',
  },
  'department.openTodos': {
    zh: '仍有 {count} 件未办事项，不能停用或删除；请先办结或转办',
    ru: 'Остались незавершённые задачи: {count}. Отключить или удалить нельзя — сначала завершите или передайте их',
    en: '{count} to-dos are still open here: finish or hand them on before disabling or deleting it',
  },
  'department.hasBelow': {
    zh: '下面还有 {count} 个单位或部门，不能删除',
    ru: 'Ниже ещё есть организации или подразделения: {count}. Удалить нельзя',
    en: 'It still has {count} units or departments below: it cannot be deleted',
  },
  'person.notHandedOver': {
    zh: '名下还有 {count} 项未交接，不能办理离职；请先办理离职交接',
    ru: 'За сотрудником ещё числится: {count}. Оформить увольнение нельзя — сначала передайте дела',
    en: '{count} items have not been handed over yet: hand them over before offboarding',
  },
  'person.place': {
    zh: '部门不属于所选单位，请重新选择',
    ru: 'Подразделение не входит в эту организацию. Выберите другое',
    en: 'The department is not of this unit: choose another',
  },
  'handover.receiver': {
    zh: '请选择一名启用的接收人',
    ru: 'Выберите действующего сотрудника, который примет дела',
    en: 'Choose an active person to take over',
  },
  'handover.unread': {
    zh: '接收人无权查看“{label}”，请先由安全管理员授权，或另选接收人',
    ru: 'У принимающего нет права видеть «{label}»: сначала нужна роль, или выберите другого',
    en: 'The receiver may not see “{label}”: have the right granted first, or choose somebody else',
  },
  'department.leader': {
    zh: '该负责人参与审批、资金或系统管理，请用“更换负责人”申请，由另一名管理员确认',
    ru: 'Руководитель согласует, платит или администрирует: нажмите «Сменить руководителя», подтвердит второй администратор',
    en: 'This leader approves, pays or administers: use “Change the leader”; a second administrator confirms',
  },
  'handover.oneself': {
    zh: '不能交接给自己，请选择其他人员或由另一名管理员办理',
    ru: 'Передать дела самому себе нельзя: выберите другого сотрудника',
    en: 'You cannot hand over to yourself: choose somebody else or ask another administrator',
  },
  'department.oneRoot': { zh: '请选择上级', ru: 'Выберите вышестоящее подразделение', en: 'Choose the parent' },
} as const
