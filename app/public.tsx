import '../ui/base.css'
import { startPublic } from '../web/public/start-public.tsx'

startPublic({
  '/license': () => import('../web/public/licence/licence-page.tsx'),
  '/reset': () => import('../web/public/reset/reset-page.tsx'),
})
