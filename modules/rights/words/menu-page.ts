import type { Words } from '../../../core/values/language.ts'

/** What the page over the menu says. */
export const menuWords = {
  note: {
    zh: '每个人只看到自己有权打开的菜单；停用目录会隐藏其下全部菜单',
    ru: 'Каждый видит только те пункты, которые вправе открыть; отключённая папка скрывает всё, что в ней',
    en: 'Everyone sees only the entries they may open; a folder that is switched off hides everything in it',
  },
  noteMove: {
    zh: '拖动调整顺序或上级；选中后按 Alt+↑/↓ 上移或下移',
    ru: 'Перетащите пункт на место или в другую папку; Alt+↑/↓ двигает выбранный',
    en: 'Drag an entry to its place or into a folder; Alt+↑/↓ moves the chosen one',
  },
  moved: { zh: '已移动', ru: 'Перемещено', en: 'Moved' },
  icon: { zh: '图标', ru: 'Значок', en: 'Icon' },
  iconTitle: { zh: '选择图标', ru: 'Выбор значка', en: 'Choose an icon' },
  findIcon: { zh: '按名称查找图标', ru: 'Найти значок по названию', en: 'Find an icon by its name' },
  noIcon: { zh: '没有这样的图标', ru: 'Такого значка нет', en: 'No such icon' },
  find: { zh: '按名称或地址查找', ru: 'Найти по названию или адресу', en: 'Find by name or address' },
  none: { zh: '没有符合条件的菜单', ru: 'Подходящих пунктов нет', en: 'No entry matches' },
  choose: { zh: '请从左侧选择一个菜单', ru: 'Выберите пункт слева', en: 'Choose an entry on the left' },
  tree: { zh: '菜单树', ru: 'Дерево меню', en: 'Menu tree' },
  addFolder: { zh: '新增目录', ru: 'Новая папка', en: 'New folder' },
  addPage: { zh: '新增页面', ru: 'Новая страница', en: 'New page' },
  lost: { zh: '无此页面', ru: 'Нет такой страницы', en: 'No such page' },
  lostNote: {
    zh: '系统中没有这个地址的页面，打开将显示 404。请从列表选择页面，或停用此菜单。',
    ru: 'Страницы с таким адресом нет: откроется ошибка 404. Выберите страницу из списка или отключите пункт.',
    en: 'No page has this address: it would open a 404. Choose a page of the list, or switch the entry off.',
  },
  paramName: { zh: '参数名', ru: 'Имя параметра', en: 'Name' },
  paramValue: { zh: '参数值', ru: 'Значение', en: 'Value' },
  addParam: { zh: '添加参数', ru: 'Добавить параметр', en: 'Add a parameter' },
  removeParam: { zh: '删除参数', ru: 'Удалить параметр', en: 'Delete the parameter' },
  addEntry: { zh: '新增下级', ru: 'Добавить внутрь', en: 'Add below' },
  remove: { zh: '删除', ru: 'Удалить', en: 'Delete' },
  removeAsk: { zh: '确定删除菜单“{name}”？', ru: 'Удалить пункт «{name}»?', en: 'Delete the entry “{name}”?' },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },
  off: { zh: '停用', ru: 'Отключён', en: 'Off' },
  hidden: { zh: '隐藏', ru: 'Скрыт', en: 'Hidden' },
  elementsNote: {
    zh: '属于此菜单的权限编码；按钮、列和字段按它显示或隐藏',
    ru: 'Коды прав этого пункта: по ним показываются кнопки, столбцы и поля',
    en: 'Permission codes of this entry: buttons, columns and fields show by them',
  },
  noElements: {
    zh: '还没有挂在此菜单下的页面元素',
    ru: 'К этому пункту элементы ещё не отнесены',
    en: 'This entry has no page elements yet',
  },
} satisfies Readonly<Record<string, Words>>
