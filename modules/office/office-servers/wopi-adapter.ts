import { adapter } from '../../../core/description/adapter.ts'
import { text } from '../../../kinds/index.ts'

const label = { zh: '办公服务器（WOPI）', ru: 'Офисный сервер (WOPI)', en: 'Office server (WOPI)' }

/** The office server that opens documents in the office frame: Collabora, ONLYOFFICE or any other of the WOPI protocol. */
export const wopi = adapter({
  module: 'office',
  name: 'wopi',
  label,
  note: {
    zh: '代替内置编辑器在线编辑文档；它打不开的类型仍用内置编辑器',
    ru: 'Правит документы вместо встроенного редактора; типы, которых он не знает, открывает встроенный',
    en: 'Edits documents in the place of the built-in editor, which still opens the types it does not know',
  },
  settings: {
    code: 'wopi',
    label,
    settings: {
      'wopi.url': {
        guarded: true,
        field: text({ max: 200, pattern: 'url' }),
        label: { zh: '办公服务器地址', ru: 'Адрес офисного сервера', en: 'Address of the office server' },
        help: {
          zh: 'Collabora、ONLYOFFICE 等的根地址，浏览器与本系统都要能访问；留空则使用内置编辑器',
          ru: 'Корневой адрес Collabora, ONLYOFFICE и других: его должны видеть и браузеры, и эта система. Если пусто, работает встроенный редактор',
          en: 'Root address of Collabora, ONLYOFFICE or another, reached by browsers and by this system; if empty, the built-in editor is used',
        },
      },
      'wopi.home': {
        guarded: true,
        field: text({ max: 200, pattern: 'url' }),
        label: { zh: '本系统地址', ru: 'Адрес этой системы', en: 'Address of this system' },
        help: {
          zh: '办公服务器访问本系统所用的地址；留空则使用内置编辑器',
          ru: 'Адрес, по которому офисный сервер обращается к этой системе. Если пусто, работает встроенный редактор',
          en: 'By which the office server reaches this system; if empty, the built-in editor is used',
        },
      },
    },
  },
  address: 'wopi.url',
  probe: 'discovery',
  calls: {
    discovery: {
      label: { zh: '查询支持的文件类型', ru: 'Какие файлы открывает', en: 'Which files it opens' },
      timeout: 10,
      again: [],
    },
  },
  circuit: { failures: 5, rest: 300 },
})
