import { defineModule } from '../../core/description/module.ts'

/** Business forms that administrators draw: their designer. The forms themselves are documents of the module `form`. */
export const formsModule = defineModule({
  name: 'forms',
  label: { zh: '业务表单', ru: 'Бизнес-формы', en: 'Business forms' },
  needs: [],
  documents: {},
  words: {},
  refusals: {},
  grants: ['flowAdmin', 'systemAdmin'].map((role) => ({ role, permissions: ['ywbd-ck', 'ywbd-bj', 'ywbd-fb'] })),
  pages: [
    {
      path: '/formbusiness',
      screen: 'forms',
      needs: 'ywbd-ck',
      kept: true,
      label: { zh: '业务表单', ru: 'Бизнес-формы', en: 'Business forms' },
      menu: { folder: 'workflow.configuration', sort: 30, icon: 'form' },
    },
  ],
})
