import '../ui/base.css'
import { startPublic } from '../web/public/start-public.tsx'

startPublic({
  '/license': () => import('../web/public/licence/licence-page.tsx'),
  '/pcAnswer': () => import('../modules/questionnaire/screens/answer/pc-answer.tsx'),
  '/mobileAnswer': () => import('../modules/questionnaire/screens/answer/mobile-answer.tsx'),
  '/report': () => import('../web/public/report/report-page.tsx'),
  '/reset': () => import('../web/public/password-reset/password-reset-page.tsx'),
})
