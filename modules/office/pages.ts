import type { Page } from '../../core/description/module.ts'

/** Where office files are kept and opened, and where their templates are kept. */
export const officePages: readonly Page[] = [
  {
    path: '/officeBookView',
    screen: 'officeFiles',
    needs: 'zxwd-ck',
    kept: true,
    label: { zh: '在线文档', ru: 'Онлайн-документ', en: 'Online document' },
    menu: { folder: 'admin.maintenance', sort: 50, icon: 'file-text' },
  },
  {
    path: '/officeBookConfig',
    list: 'office.template',
    needs: 'wdmb-ck',
    kept: true,
    label: { zh: '文档模板配置', ru: 'Шаблоны документов', en: 'Office templates' },
    menu: { folder: 'workflow.configuration', sort: 40, icon: 'file' },
  },
]
