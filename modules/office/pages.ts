import type { Page } from '../../core/description/module.ts'

/** The pages of office documents. */
export const officePages: readonly Page[] = [
  {
    path: '/officeBookConfig',
    list: 'office.template',
    needs: 'wdmb-ck',
    kept: true,
    label: { zh: '文档模板配置', ru: 'Шаблоны документов', en: 'Office templates' },
    menu: { folder: 'workflow.configuration', sort: 40, icon: 'file' },
  },
]
