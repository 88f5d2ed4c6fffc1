import type { DocumentWords } from '../core/description/document-words.ts'
import type { config } from './config-entry.ts'
import type { dictionary } from './dictionary.ts'
import type { holiday } from './holiday.ts'
import type { menu } from './menu.ts'
import { common } from './shared-words.ts'

export const menuWords: DocumentWords<typeof menu> = {
  title: { zh: '菜单', ru: 'Меню', en: 'Menus' },
  fields: {
    menuPid: { zh: '上级菜单', ru: 'Родительский пункт', en: 'Parent entry' },
    menuName: { zh: '中文名称', ru: 'Название на китайском', en: 'Chinese name' },
    menuNameRu: common.nameRu,
    menuNameEn: common.nameEn,
    menuUrl: { zh: '地址', ru: 'Адрес', en: 'Address' },
    menuType: { zh: '菜单类型', ru: 'Тип пункта', en: 'Entry type' },
    menuIcon: { zh: '图标', ru: 'Значок', en: 'Icon' },
    menuSort: common.sort,
    keepAlive: { zh: '保持页面状态', ru: 'Сохранять состояние страницы', en: 'Keep the page alive' },
    hidden: { zh: '是否隐藏', ru: 'Скрыт', en: 'Hidden' },
    params: {
      label: { zh: '固定参数', ru: 'Постоянные параметры', en: 'Fixed parameters' },
      help: {
        zh: '打开页面时附带；多个值用逗号分隔',
        ru: 'Передаются странице при открытии; несколько значений — через запятую',
        en: 'Handed to the page as it opens; several values with commas between',
      },
    },
    openMode: { zh: '打开方式', ru: 'Способ открытия', en: 'Opens in' },
    counter: {
      label: { zh: '角标计数', ru: 'Счётчик', en: 'Badge' },
      help: {
        zh: '菜单旁实时显示的数量',
        ru: 'Число рядом с пунктом, обновляется само',
        en: 'A number beside the entry, kept live',
      },
    },
    needs: common.permission,
    enabled: common.enabled,
  },
  groups: { basic: common.basic, more: common.more },
}

export const dictionaryWords: DocumentWords<typeof dictionary> = {
  title: { zh: '数据字典', ru: 'Справочники', en: 'Dictionaries' },
  fields: {
    dicGroup: { zh: '字典分组', ru: 'Группа', en: 'Group' },
    dicCode: { zh: '字典编码', ru: 'Код', en: 'Code' },
    dicName: { zh: '中文名称', ru: 'Название на китайском', en: 'Chinese name' },
    dicNameRu: common.nameRu,
    dicNameEn: common.nameEn,
    dicPid: { zh: '上级', ru: 'Вышестоящее значение', en: 'Parent' },
    dicSort: common.sort,
    dicColor: { zh: '颜色', ru: 'Цвет', en: 'Colour' },
    enabled: common.enabled,
    sysFlag: { zh: '系统内置', ru: 'Системное', en: 'Built in' },
  },
  groups: { basic: common.basic },
}

export const holidayWords: DocumentWords<typeof holiday> = {
  title: { zh: '节假日', ru: 'Производственный календарь', en: 'Holidays' },
  fields: {
    calendar: {
      label: { zh: '工作日历', ru: 'Календарь', en: 'Calendar' },
      help: {
        zh: '办理时限按中国日历计算，俄罗斯日历供查看',
        ru: 'Сроки считаются по календарю Китая, календарь России — для сведения',
        en: 'Time limits are counted by that of China; that of Russia is shown beside it',
      },
    },
    day: { zh: '日期', ru: 'Дата', en: 'Date' },
    dayType: {
      label: { zh: '日期类型', ru: 'Вид дня', en: 'Day type' },
      help: {
        zh: '未列出的日期按周一至周五上班、周六周日休息计算',
        ru: 'Дни, которых здесь нет: с понедельника по пятницу рабочие, суббота и воскресенье — выходные',
        en: 'Days not listed: Monday to Friday are worked, Saturday and Sunday are off',
      },
    },
    name: { zh: '名称', ru: 'Наименование', en: 'Name' },
    nameRu: common.nameRu,
    nameEn: common.nameEn,
  },
  groups: { basic: common.basic },
}

export const configWords: DocumentWords<typeof config> = {
  title: { zh: '系统参数', ru: 'Параметры системы', en: 'System parameters' },
  fields: {
    cfgKey: { zh: '参数键', ru: 'Ключ', en: 'Key' },
    cfgValue: {
      label: { zh: '参数值', ru: 'Значение', en: 'Value' },
      help: {
        zh: '密文保存后只显示标记；要更换时直接输入新值',
        ru: 'От сохранённого секрета видна только метка. Чтобы заменить его, введите новое значение',
        en: 'A saved secret is shown only as a placeholder; to replace it, enter a new one',
      },
    },
    cfgType: { zh: '值类型', ru: 'Тип значения', en: 'Value type' },
    cfgGroup: { zh: '分组', ru: 'Группа', en: 'Group' },
  },
  groups: { basic: common.basic },
}
