import { defineWeb } from '../../web/define-web.ts'

/** The screen of the assistant. */
export const assistantWeb = defineWeb('assistant', { screens: { assistant: () => import('./screens/assistant.tsx') } })
