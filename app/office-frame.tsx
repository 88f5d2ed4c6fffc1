import '../ui/base.css'
import { startOfficeFrame } from '../web/office-frame/start-office-frame.tsx'

startOfficeFrame()
