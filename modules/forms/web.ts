import { defineWeb } from '../../web/define-web.ts'

/** The designer of business forms. */
export const formsWeb = defineWeb('forms', { screens: { forms: () => import('./screens/forms.tsx') } })
