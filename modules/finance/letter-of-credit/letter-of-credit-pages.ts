import type { Page } from '../../../core/description/module.ts'

const folder = 'funds.financing'

/** Pages of letters of credit, what is drawn under them, and their amendments. */
export const letterOfCreditPages: readonly Page[] = [
  {
    path: '/letterCredit',
    list: 'finance.letterCredit',
    needs: 'xyzh-ck',
    kept: true,
    label: { zh: '信用证', ru: 'Аккредитивы', en: 'Letters of credit' },
    menu: { folder, sort: 50, icon: 'safety' },
  },
  {
    path: '/lcDrawing',
    list: 'finance.lcDrawing',
    needs: 'xyzd-ck',
    kept: true,
    label: { zh: '信用证交单', ru: 'Предъявления по аккредитивам', en: 'Drawings under letters of credit' },
    menu: { folder, sort: 52, icon: 'file-done' },
  },
  {
    path: '/lcAmendment',
    list: 'finance.lcAmendment',
    needs: 'xyzg-ck',
    kept: true,
    label: { zh: '信用证修改', ru: 'Изменения аккредитивов', en: 'Letter of credit amendments' },
    menu: { folder, sort: 54, icon: 'file-text' },
  },
]
