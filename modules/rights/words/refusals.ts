import type { Words } from '../../../core/values/language.ts'

/** What the rules of roles, scopes and menus refuse with. */
export const rightsRefusals = {
  'rights.not-grantable': {
    zh: '您无权授予或收回这 {count} 项权限：{codes}。请由可授权范围更大的管理员操作',
    ru: 'Вы не можете выдавать или отзывать эти права ({count}): {codes}. Обратитесь к администратору, которому это разрешено',
    en: 'You may not grant or take away {count, plural, one {this permission} other {these # permissions}}: {codes}. Ask an administrator whose grantable set has them',
  },
  'rights.own-role': {
    zh: '不能扩大自己所持角色“{role}”的权限或数据范围，请由另一名安全管理员操作',
    ru: 'Нельзя расширять права и область данных собственной роли «{role}». Это сделает другой администратор безопасности',
    en: 'You cannot widen the rights or the data scope of your own role “{role}”. Ask another security administrator',
  },
  'rights.no-second': {
    zh: '给自己所持角色“{role}”增加权限须由另一名安全管理员确认，目前没有第二名。请先把安全管理员角色授予另一人',
    ru: 'Расширить собственную роль «{role}» можно только с подтверждением второго администратора безопасности, а его нет. Сначала назначьте эту роль ещё одному сотруднику',
    en: 'Widening your own role “{role}” needs a second security administrator to confirm, and there is none. Give that office to somebody else first',
  },
  'rights.request-waits': {
    zh: '角色“{role}”已有一项修改等待确认，请先处理',
    ru: 'Изменение роли «{role}» уже ждёт подтверждения. Сначала решите по нему',
    en: 'A change of “{role}” is already waiting. Decide on it first',
  },
  'rights.request-gone': {
    zh: '该申请已处理，请刷新',
    ru: 'По этому изменению уже решено. Обновите страницу',
    en: 'That request has been decided. Please refresh',
  },
  'rights.own-request': {
    zh: '不能确认自己提出的修改，请由另一名安全管理员确认',
    ru: 'Нельзя подтвердить собственное изменение. Это сделает другой администратор безопасности',
    en: 'You cannot confirm what you asked for yourself. Another security administrator does',
  },
  'rights.asker-left': {
    zh: '提出人已不是安全管理员，不能确认，请驳回',
    ru: 'Предложивший изменение больше не администратор безопасности. Подтвердить нельзя — отклоните',
    en: 'Whoever asked is no longer a security administrator. Reject it instead',
  },
  'rights.oneself': {
    zh: '不能给自己授予角色“{role}”，请由其他管理员操作',
    ru: 'Нельзя назначить роль «{role}» самому себе. Обратитесь к другому администратору',
    en: 'You cannot give the role “{role}” to yourself. Ask another administrator',
  },
  'rights.person-unknown': {
    zh: '所选人员不存在，请重新选择',
    ru: 'Выбранный сотрудник не найден. Выберите заново',
    en: 'A chosen person does not exist. Please choose again',
  },
  'rights.person-beyond': {
    zh: '“{person}”不在您管理的范围内',
    ru: 'Сотрудник «{person}» не входит в вашу зону управления',
    en: '“{person}” is not among the people you manage',
  },
  'rights.role-beyond': {
    zh: '该角色不属于您管理的单位',
    ru: 'Эта роль не относится к организациям, которыми вы управляете',
    en: 'This role does not belong to the units you manage',
  },
  'rights.exclusive': {
    zh: '“{person}”已持有与“{role}”互斥的角色“{other}”，请先移除其一',
    ru: 'У сотрудника «{person}» уже есть роль «{other}», несовместимая с ролью «{role}». Сначала снимите одну из них',
    en: '“{person}” already holds “{other}”, which excludes “{role}”. Remove one of them first',
  },
  'rights.last-administrator': {
    zh: '这是最后一名在用的“{role}”，请先将该角色授予他人',
    ru: 'Это последний действующий пользователь с ролью «{role}». Сначала назначьте её другому',
    en: 'This is the last active holder of “{role}”. Give the role to somebody else first',
  },
  'rights.office-fixed': {
    zh: '“{role}”是三员之一，不能删除，也不能修改其编码和互斥关系',
    ru: 'Роль «{role}» — одна из трёх административных: её нельзя удалить, сменить ей код или несовместимые роли',
    en: '“{role}” is one of the three offices: it cannot be deleted, and its code and exclusions are fixed',
  },
  'rights.role-in-use': {
    zh: '角色“{role}”仍有 {count} 名成员，请先移除成员再删除',
    ru: 'Роль «{role}» ещё назначена сотрудникам ({count}). Сначала снимите её',
    en: '“{role}” still has {count, plural, one {# member} other {# members}}. Remove them before deleting it',
  },
  'rights.mutex-unknown': {
    zh: '互斥角色“{code}”不存在或是角色本身',
    ru: 'Несовместимая роль «{code}» не найдена или совпадает с самой ролью',
    en: 'The exclusive role “{code}” does not exist or is the role itself',
  },
  'rights.code-unknown': {
    zh: '权限编码“{code}”不存在，请刷新页面',
    ru: 'Кода права «{code}» не существует. Обновите страницу',
    en: 'There is no permission “{code}”. Please refresh the page',
  },
  'scope.unknown-code': {
    zh: '没有业务使用编码“{code}”，该范围不会生效',
    ru: 'Ни один раздел не использует код «{code}»: такая область ничего не изменит',
    en: 'No business uses the code “{code}”, so this scope would have no effect',
  },
  'scope.empty': {
    zh: '自定义范围至少要选择一个单位或部门，否则什么也看不到',
    ru: 'Выберите хотя бы одну организацию или подразделение, иначе область будет пустой',
    en: 'Choose at least one unit or department, otherwise the scope shows nothing',
  },
  'access.page': { zh: '没有这个页面', ru: 'Такой страницы нет', en: 'There is no such page' },
  'access.open': {
    zh: '您已可以打开该页面，请刷新',
    ru: 'Страница вам уже открыта. Обновите её',
    en: 'The page is open to you already. Reload it',
  },
  'access.waits': {
    zh: '您已申请过该页面，正在等待处理',
    ru: 'Вы уже просили об этой странице, запрос ждёт решения',
    en: 'You have asked for this page; it waits to be decided',
  },
  'access.reason': {
    zh: '请说明工作需要，最多 {max} 字',
    ru: 'Укажите, зачем нужен доступ, не длиннее {max} знаков',
    en: 'Say why you need it, in {max} characters at most',
  },
  'access.role': {
    zh: '该角色不包含此页面的权限',
    ru: 'Эта роль не открывает страницу',
    en: 'This role does not open the page',
  },
  'menu.address-folder': {
    zh: '目录没有地址，请清空',
    ru: 'У папки нет адреса. Очистите поле',
    en: 'A folder has no address. Please clear it',
  },
  'menu.address-page': {
    zh: '页面地址以 / 开头，如 /paymentPlan',
    ru: 'Адрес страницы начинается с /, например /paymentPlan',
    en: 'A page address begins with /, such as /paymentPlan',
  },
  'menu.address-outside': {
    zh: '外部地址须以 http:// 或 https:// 开头',
    ru: 'Внешний адрес начинается с http:// или https://',
    en: 'An outside address begins with http:// or https://',
  },
  'menu.params': {
    zh: '固定参数应为 JSON 对象，如 \'{\'"segmentType":"sea"\'}\'',
    ru: 'Постоянные параметры — объект JSON, например \'{\'"segmentType":"sea"\'}\'',
    en: 'Fixed parameters are a JSON object, such as \'{\'"segmentType":"sea"\'}\'',
  },
  'menu.needs': {
    zh: '没有这个权限编码，请先在页面元素中新增',
    ru: 'Такого кода права нет. Сначала добавьте его в элементы страниц',
    en: 'There is no such permission code. Add it to the page elements first',
  },
  'menu.counter': {
    zh: '没有这个计数，请从列表中选择',
    ru: 'Такого счётчика нет. Выберите из списка',
    en: 'There is no such counter. Choose from the list',
  },
  'menu.cycle': {
    zh: '不能移动到自己的下级',
    ru: 'Нельзя переместить пункт внутрь самого себя',
    en: 'An entry cannot be moved under itself',
  },
  'menu.parent': { zh: '上级应为目录', ru: 'Вышестоящий пункт должен быть папкой', en: 'The parent must be a folder' },
  'menu.twin': {
    zh: '该目录下已有相同地址的菜单',
    ru: 'В этой папке уже есть пункт с таким адресом',
    en: 'This folder already has an entry with that address',
  },
  'menu.not-empty': {
    zh: '该目录下还有 {count} 个菜单，请先移走或删除',
    ru: 'В этой папке есть пункты ({count}). Сначала переместите или удалите их',
    en: 'This folder still has {count, plural, one {# entry} other {# entries}}. Move or delete them first',
  },
} satisfies Record<string, Words>
