import { defineWeb } from '../../web/define-web.ts'

/** The screens a person has for himself. */
export const personalWeb = defineWeb('personal', { screens: { account: () => import('./screens/account.tsx') } })
