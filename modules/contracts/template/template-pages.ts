import type { Page } from '../../../core/description/module.ts'

/** The pages of contract templates and of the texts that are written from them. */
export const templatePages: readonly Page[] = [
  {
    path: '/contractTemplate',
    list: 'contracts.contractTemplate',
    needs: 'htfb-ck',
    kept: true,
    label: { zh: '合同范本', ru: 'Шаблоны договоров', en: 'Contract templates' },
    menu: { folder: 'contracts.support', sort: 10, icon: 'book' },
  },
  {
    path: '/contractText',
    list: 'contracts.contractText',
    needs: 'htwb-ck',
    kept: true,
    label: { zh: '合同文本', ru: 'Тексты договоров', en: 'Contract texts' },
    menu: { folder: 'contracts.support', sort: 15, icon: 'file-text' },
  },
]
